import type { answerRmaMessage as call } from "#contract/staff-rmas.ts";
import { refuse } from "#rules/refusal.ts";
import { RMA_ENDED } from "#rules/rma/rma-states.ts";
import type { StaffActHandler } from "../http/route.ts";
import { lockRma } from "./lock-rma.ts";
import { insertRmaMessage } from "../rma/rma-messages-table.ts";
import { noteStaffAct } from "./staff-log.ts";
import { listStaffRmas } from "./staff-rmas-table.ts";

/** Staff write to a buyer about the return as they saw it; the message, the log and the mail in one transaction. */
export const answerRmaMessage: StaffActHandler<typeof call> = async ({ world, principal, act, body }) => {
  const { RmaNumber: rmaNumber, Version: seen, Text: text } = body;
  const done = await world.db.transaction(async (tx) => {
    const rma = await lockRma(tx, rmaNumber);
    if (!rma) return refuse("rma_unknown");
    if (rma.version !== seen) return refuse("rma_moved");
    if (RMA_ENDED.includes(rma.state)) return refuse("rma_ended");
    await insertRmaMessage(world, tx, { rmaId: rma.id, staffId: principal.staffId, text });
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `rma:${rmaNumber}`,
      before: {},
      after: {},
      reason: text,
      clientKey: principal.clientKey,
    });
    return { ok: true as const };
  });
  if (!done.ok) return done;
  const [Rma] = await listStaffRmas(world, rmaNumber);
  return Rma ? { reply: { Success: true, Rma } } : refuse("rma_unknown");
};

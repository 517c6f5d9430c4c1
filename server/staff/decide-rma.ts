import type {
  approveRma as approveCall,
  getStaffRmas as listCall,
  receiveRma as receiveCall,
  rejectRma as rejectCall,
  settleRma as settleCall,
} from "#contract/staff-rmas.ts";
import { refuse } from "#rules/refusal.ts";
import { mayMoveRma, type RmaState } from "#rules/rma/rma-states.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { moveRma } from "../rma/rmas-table.ts";
import { lockRma } from "./lock-rma.ts";
import { noteStaffAct } from "./staff-log.ts";
import { listStaffRmas } from "./staff-rmas-table.ts";

export const getStaffRmas: StaffHandler<typeof listCall> = async ({ world, query }) => ({
  reply: {
    Success: true,
    Rmas: await listStaffRmas(world, query.q),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

/**
 * One decision: under the order's lock, which who asked takes as well to take the request back; the state, the log and
 * the mail to its buyer in one transaction. The same press twice finds another version, and mails nobody again; what its buyer added meanwhile is looked at first.
 */
const decides =
  (to: RmaState): StaffActHandler<typeof approveCall> =>
  async ({ world, principal, act, body }) => {
    const { RmaNumber: rmaNumber, Version: seen, Answer: answer } = body;
    const done = await world.db.transaction(async (tx) => {
      const found = await lockRma(tx, rmaNumber);
      if (!found) return refuse("rma_unknown");
      const { state, version } = found;
      if (version !== seen || !mayMoveRma(state, to)) return refuse("rma_moved");
      const now = world.now();
      await moveRma(tx, { id: found.id, to, answer }, now);
      await noteStaffAct(world, tx, {
        staffId: principal.staffId,
        act: act.audit,
        subject: `rma:${rmaNumber}`,
        before: { state },
        after: { state: to },
        reason: answer,
        clientKey: principal.clientKey,
      });
      await tx
        .insertInto("outbox")
        .values({
          topic: "rma_decided",
          dedupe_key: `rma_decided:${rmaNumber}:${to}`,
          payload: JSON.stringify({ rmaId: found.id, state: to, answer }),
          created_at: now,
        })
        .execute();
      return { ok: true as const };
    });
    if (!done.ok) return done;
    const [Rma] = await listStaffRmas(world, rmaNumber);
    return Rma ? { reply: { Success: true, Rma } } : refuse("rma_unknown");
  };

export const approveRma: StaffActHandler<typeof approveCall> = decides("approved");
export const rejectRma: StaffActHandler<typeof rejectCall> = decides("rejected");
export const receiveRma: StaffActHandler<typeof receiveCall> = decides("received");
export const settleRma: StaffActHandler<typeof settleCall> = decides("done");

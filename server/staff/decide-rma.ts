import type {
  approveRma as approveCall,
  getStaffRmas as listCall,
  receiveRma as receiveCall,
  rejectRma as rejectCall,
  settleRma as settleCall,
} from "#contract/staff-rmas.ts";
import type { ReplyOf } from "#contract/call.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { mayMoveRma, type RmaState } from "#rules/rma/rma-states.ts";
import type { Tx } from "../db/database.ts";
import type { HandlerAnswer, StaffActHandler, StaffHandler } from "../http/route.ts";
import { acceptLines, listRmaLines, receiveLines } from "../rma/rma-lines-table.ts";
import { moveRma } from "../rma/rmas-table.ts";
import { lockRma } from "./lock-rma.ts";
import { noteStaffAct } from "./staff-log.ts";
import { listStaffRmas } from "./staff-rmas-table.ts";
import { spoken } from "../languages/spoken.ts";

const { litName } = spoken.lightColors;

export const getStaffRmas: StaffHandler<typeof listCall> = async ({ world, query }) => ({
  reply: {
    Success: true,
    Rmas: await listStaffRmas(world, query.q),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

/** What is decided of its lines, before it moves. */
type OnLines = (tx: Tx, rmaId: string) => Promise<Refusal | null>;

/**
 * One decision: under the order's lock, which who asked takes as well to take the request back; the state, its lines, the
 * log and the mail to its buyer in one transaction. The same press twice finds another version, and mails nobody again; what its buyer added meanwhile is looked at first.
 */
async function decide(
  { world, principal, act, body }: Parameters<StaffActHandler<typeof rejectCall>>[0],
  to: RmaState,
  onLines: OnLines = () => Promise.resolve(null),
): Promise<HandlerAnswer<ReplyOf<typeof rejectCall>>> {
  const { RmaNumber: rmaNumber, Version: seen, Answer: answer } = body;
  const refusal = await world.db.transaction(async (tx): Promise<Refusal | null> => {
    const found = await lockRma(tx, rmaNumber);
    if (!found) return refuse("rma_unknown");
    const { id, state, version } = found;
    if (version !== seen || !mayMoveRma(state, to)) return refuse("rma_moved");
    const unfit = await onLines(tx, id);
    if (unfit) return unfit;
    const now = world.now();
    await moveRma(tx, { id, to, answer }, now);
    const rows = await listRmaLines(tx, id);
    const lines = rows.map(({ line, units, accepted, why, received, condition }) => ({
      line,
      units,
      accepted,
      why,
      received,
      condition,
    }));
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `rma:${rmaNumber}`,
      before: { state },
      after: { state: to, lines },
      reason: answer,
      clientKey: principal.clientKey,
    });
    await tx
      .insertInto("outbox")
      .values({
        topic: "rma_decided",
        dedupe_key: `rma_decided:${rmaNumber}:${to}`,
        payload: JSON.stringify({
          rmaId: id,
          state: to,
          answer,
          lines: lines.map((line, at) => ({ ...line, name: litName(rows[at]?.name ?? "", rows[at]?.light ?? "") })),
        }),
        created_at: now,
      })
      .execute();
    return null;
  });
  if (refusal) return refusal;
  const [Rma] = await listStaffRmas(world, rmaNumber);
  return Rma ? { reply: { Success: true, Rma } } : refuse("rma_unknown");
}

export const approveRma: StaffActHandler<typeof approveCall> = (acting) =>
  decide(acting, "approved", (tx, id) => acceptLines(tx, id, acting.body.Lines.map(readAccepted)));

export const rejectRma: StaffActHandler<typeof rejectCall> = (acting) => decide(acting, "rejected");

export const receiveRma: StaffActHandler<typeof receiveCall> = (acting) =>
  decide(acting, "received", (tx, id) =>
    receiveLines(
      tx,
      id,
      acting.body.Lines.map(({ Line, Units, Condition }) => ({
        line: Line,
        units: Units,
        condition: Condition || null,
      })),
    ),
  );

/** What was accepted may be less once it is looked at, though never less than went back for it. */
export const settleRma: StaffActHandler<typeof settleCall> = (acting) =>
  decide(acting, "done", (tx, id) => acceptLines(tx, id, acting.body.Lines.map(readAccepted)));

function readAccepted({ Line, Units, Why }: { Line: number; Units: number; Why: string }) {
  return { line: Line, units: Units, why: Why };
}

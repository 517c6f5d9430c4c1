import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { expiredRevisions, findWaitingRevision, moveRevision, type RevisionRow } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { eachRecord } from "../retries/each-record.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { findAlivePayment } from "./payments-table.ts";

const LAPSE_CHANGES = "lapse-changes";

/** Frees a change of the attempt that was left at the bank's page. What it comes to there is settled. */
export async function freeChange(world: World, orderId: string): Promise<void> {
  const waiting = await findWaitingRevision(world.db.queries, orderId);
  const alive = waiting && (await findAlivePayment(world.db.queries, orderId, waiting.id));
  if (alive?.state === "requires_action") await abandonPayment(world, alive);
}

/** Ends the change of a locked order that waits; not while its money may be on the way. */
export async function withdrawChange(
  world: Pick<World, "now">,
  tx: Tx,
  order: Pick<OrderRow, "id">,
): Promise<RevisionRow | Refusal> {
  const waiting = await findWaitingRevision(tx, order.id);
  if (!waiting) return refuse("change_ended");
  if (await findAlivePayment(tx, order.id, waiting.id)) return refuse("payment_in_progress");
  await moveRevision(tx, waiting, "withdrawn", world.now());
  return waiting;
}

/** Job: a change that nobody paid is off, and the order is as it was. Safe to run twice at once. */
export async function lapseChanges(world: World): Promise<void> {
  await eachRecord(world, {
    work: LAPSE_CHANGES,
    found: await expiredRevisions(world, LAPSE_CHANGES),
    record: ({ orderNumber }) => orderNumber,
    handle: ({ orderId }) => lapseChange(world, orderId),
  });
}

async function lapseChange(world: World, orderId: string): Promise<void> {
  await freeChange(world, orderId);
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const waiting = await findWaitingRevision(tx, order.id);
    if (!waiting || waiting.expiresAt >= world.now() || (await findAlivePayment(tx, orderId, waiting.id))) return;
    await moveRevision(tx, waiting, "lapsed", world.now());
  });
}

import type { ScreeningAnswer } from "#adapters/screening/fraud-screening.ts";
import { type ScreeningState, screeningsBefore } from "#rules/screening/screening-states.ts";
import type { Tx } from "../db/database.ts";
import { extendHolds } from "../holds/holds.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { lockPayment, type PaymentRow } from "./payments-table.ts";
import type { World } from "../world.ts";

/** An order and its attempt as they are now. */
export interface Held {
  order: OrderRow;
  payment: PaymentRow;
}

const DAY_MS = 86_400_000;

/** Until then a person must have decided: soon after it providers let the money go. */
export function decideBy({ config }: Pick<World, "config">, { createdAt }: Pick<PaymentRow, "createdAt">): Date {
  return new Date(createdAt.getTime() + config.payment.screening.decideWithinDays * DAY_MS);
}

/** What is in the order is kept for it as long as its money may be taken. */
async function keepFor(world: World, tx: Tx, { order, payment }: Held): Promise<void> {
  if (order.state === "pending_payment") await extendHolds(tx, order.id, decideBy(world, payment));
}

/**
 * Moves an open screening, under its order's lock; null, and nothing done, where it was decided before. Every decision
 * about the capture comes through here but the screener's yes, which is one statement with the same condition.
 */
export async function moveScreening(tx: Tx, paymentId: string, to: ScreeningState): Promise<Held | null> {
  const { order, payment } = await lockPayment(tx, paymentId);
  const moved = await tx
    .updateTable("payments")
    .set({ screening: to })
    .where("id", "=", paymentId)
    .where("screening", "in", screeningsBefore(to))
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n ? { order, payment: { ...payment, screening: to } } : null;
}

/** Nobody answered: what is in the order is kept for it until somebody does, as the job asks again. */
export function keepUnscreened(world: World, payment: PaymentRow): Promise<void> {
  return world.db.transaction(async (tx) => {
    const held = await lockPayment(tx, payment.id);
    if (held.payment.screening === "waiting") await keepFor(world, tx, held);
  });
}

/** Nothing is taken until a person of the store releases it; the buyer is told so, once. */
export function leaveToPerson(world: World, payment: PaymentRow, answer: ScreeningAnswer): Promise<Held> {
  return world.db.transaction(async (tx) => {
    const held = await moveScreening(tx, payment.id, "review");
    if (!held) return lockPayment(tx, payment.id);
    await keepAnswer(tx, payment.id, answer);
    await keepFor(world, tx, held);
    const { ref, score, reason } = answer;
    const detail = { paymentId: payment.id, ref, score, reason };
    await appendOrderEvent(tx, held.order.id, { name: "screening_review", detail }, world.now());
    await mailBuyer(world, tx, held, "review");
    return held;
  });
}

/**
 * The order ends without its money being taken: what it held is free, and the buyer is told. `isDone` is false where
 * somebody has decided before; else the provider is to be asked to let the money go, and the reconciler does where that
 * fails. `check` comes before it all and `note` after it; either throws to undo it.
 */
export function turnDown(
  world: World,
  paymentId: string,
  to: "rejected" | "lapsed",
  answer: ScreeningAnswer | null,
  by: Partial<Record<"check" | "note", (tx: Tx, order: OrderRow) => Promise<void>>> = {},
): Promise<Held & { isDone: boolean }> {
  return world.db.transaction(async (tx) => {
    const held = await moveScreening(tx, paymentId, to);
    if (!held) return { ...(await lockPayment(tx, paymentId)), isDone: false };
    await by.check?.(tx, held.order);
    if (answer) await keepAnswer(tx, paymentId, answer);
    const isOpen = held.order.state === "pending_payment";
    const order = isOpen
      ? await moveOrderBy(tx, held.order, { name: "order_cancelled", detail: { reason: "turned_down" } }, world.now())
      : held.order;
    const detail = { paymentId, state: to, ref: answer?.ref ?? "" };
    await appendOrderEvent(tx, order.id, { name: "screening_ended", detail }, world.now());
    await mailBuyer(world, tx, held, to);
    await by.note?.(tx, order);
    return { order, payment: held.payment, isDone: true };
  });
}

async function keepAnswer(tx: Tx, paymentId: string, { verdict, ref, score, reason }: ScreeningAnswer): Promise<void> {
  const said = {
    // Where nobody answered, nobody said anything.
    verdict: ref === "" ? null : verdict,
    ref: ref.slice(0, 100),
    score,
    reason: reason.slice(0, 500),
  };
  await tx
    .insertInto("screenings")
    .values({ payment_id: paymentId, ...said })
    .onConflict((conflict) => conflict.column("payment_id").doUpdateSet(said))
    .execute();
}

async function mailBuyer(
  world: World,
  tx: Tx,
  { order, payment }: Held,
  news: "review" | "rejected" | "lapsed",
): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({
      topic: "order_screened",
      dedupe_key: `order_screened:${payment.id}:${news}`,
      payload: JSON.stringify({ orderId: order.id, paymentId: payment.id, news }),
      created_at: world.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

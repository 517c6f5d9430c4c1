import type { CardPayment } from "#adapters/payments/card-payments.ts";
import { mayMovePayment, type PaymentState } from "#rules/payment/payment-states.ts";
import { closeCart } from "../carts/carts-table.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent, type OrderEvent, orderEvents } from "../orders/order-events.ts";
import { lockOrder, type OrderRow, setOrderState, unitsOf } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { claimHolds, ensureHolds } from "../holds/holds.ts";
import { holdDeadline } from "../holds/hold-deadline.ts";
import { orderToHold } from "../holds/order-to-hold.ts";
import { findPayment, type PaymentRow, updatePayment } from "./payments-table.ts";

/** Rows as they are now, and what the provider must be asked next, outside of any transaction. */
export interface Settled {
  order: OrderRow;
  payment: PaymentRow;
  next: "nothing" | "capture" | "void" | "refund";
}

const STATE_OF: Record<CardPayment["state"], PaymentState> = {
  processing: "unknown",
  requires_action: "requires_action",
  authorised: "authorised",
  captured: "captured",
  declined: "declined",
  voided: "voided",
  refunded: "refunded",
};

/**
 * Applies the provider's truth about an attempt to our rows, in one short transaction. The only place that does:
 * confirm, the way back from 3-D Secure, webhooks and the reconciler all come through here. Telling it the same
 * truth again changes nothing, so their order does not matter.
 */
export function settlePayment(world: World, paymentId: string, truth: CardPayment): Promise<Settled> {
  return world.db.transaction(async (tx) => {
    const found = await findPayment(tx, paymentId);
    if (!found) throw new Error(`No payment attempt ${paymentId}`);
    // The order's row is locked first by everybody; the attempt is read again under that lock.
    const order = await lockOrder(tx, found.orderId);
    const payment = (await findPayment(tx, paymentId)) ?? found;
    const wrong = mismatch(order, payment, truth);
    if (wrong !== null) return refuseTruth(world, tx, order, payment, wrong);
    const state = STATE_OF[truth.state];
    if (state !== payment.state && !mayMovePayment(payment.state, state)) {
      if (!isOldNews(payment.state, state))
        world.log.error(
          { paymentId, from: payment.state, to: state },
          "the provider reports an impossible change of a payment",
        );
      return { order, payment, next: "nothing" };
    }
    await recordTruth(world, tx, payment, state, truth);
    const next = await followUp(world, tx, order, { ...payment, state });
    return { order: await lockOrder(tx, order.id), payment: (await findPayment(tx, paymentId)) ?? payment, next };
  });
}

/** A provider's answer is believed only about our order, our attempt, our amount (reliability: a genuine $1 payment must not mark a $2,000 order). */
function mismatch(order: OrderRow, payment: PaymentRow, truth: CardPayment): string | null {
  if (truth.attemptId !== payment.id) return "attempt";
  if (truth.orderNumber !== order.orderNumber) return "order";
  if (truth.amount !== payment.amount || payment.amount !== order.total) return "amount";
  if (truth.currency.toUpperCase() !== "USD") return "currency";
  if (payment.providerRef !== null && payment.providerRef !== truth.providerRef) return "provider_ref";
  return null;
}

async function refuseTruth(world: World, tx: Tx, order: OrderRow, payment: PaymentRow, what: string): Promise<Settled> {
  world.log.error(
    { orderNumber: order.orderNumber, paymentId: payment.id, what },
    "a payment does not match its order",
  );
  // Noted once: the reconciler will see the same mismatch until a person has looked at it.
  const noted = (await orderEvents(tx, order.id)).some(
    ({ name, detail }) => name === "payment_mismatch" && detail["paymentId"] === payment.id,
  );
  if (!noted)
    await appendOrderEvent(
      tx,
      order.id,
      { name: "payment_mismatch", detail: { paymentId: payment.id, what } },
      world.now(),
    );
  return { order, payment, next: "nothing" };
}

/** News that came late: an older state of the provider overtaken by a newer one we already have. */
function isOldNews(ours: PaymentState, theirs: PaymentState): boolean {
  const order: PaymentState[] = ["requesting", "unknown", "requires_action", "authorised", "captured", "refunded"];
  return order.indexOf(theirs) < order.indexOf(ours);
}

async function recordTruth(
  world: World,
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  truth: CardPayment,
): Promise<void> {
  const now = world.now();
  await updatePayment(
    tx,
    payment.id,
    {
      state,
      providerRef: truth.providerRef,
      cardType: truth.cardType || payment.cardType,
      cardLast4: truth.cardLast4 || payment.cardLast4,
      decline: state === "declined" ? truth.decline : null,
      actionUrl: state === "requires_action" ? truth.actionUrl : null,
    },
    now,
  );
  const event = eventFor(payment.id, state, truth);
  if (event && state !== payment.state) await appendOrderEvent(tx, payment.orderId, event, now);
}

function eventFor(paymentId: string, state: PaymentState, truth: CardPayment): OrderEvent | null {
  if (state === "declined")
    return { name: "payment_declined", detail: { paymentId, reason: truth.decline ?? "declined" } };
  if (state === "requesting") return null;
  return { name: `payment_${state === "requires_action" ? "action_required" : state}`, detail: { paymentId } };
}

/** What the attempt's state means for the order. Runs on a repeated truth too, so that a crash half-way is finished. */
async function followUp(world: World, tx: Tx, order: OrderRow, payment: PaymentRow): Promise<Settled["next"]> {
  if (payment.state === "authorised") {
    if (order.state !== "pending_payment") return "void";
    return (await keepHolds(world, tx, order)) ? "capture" : "void";
  }
  if (payment.state === "captured") {
    if (order.state === "cancelled") return "refund";
    if (order.state !== "pending_payment") return "nothing";
    if (!(await keepHolds(world, tx, order))) return "refund";
    await payOrder(world, tx, order, payment.id);
  }
  if (payment.state === "refunded" && order.state === "paid") {
    await setOrderState(tx, order, "refunded", world.now());
    await appendOrderEvent(tx, order.id, { name: "order_refunded", detail: { paymentId: payment.id } }, world.now());
  }
  return "nothing";
}

/** Success came after the hold ran out: the stock is taken again, or the order ends here and the money goes back. */
async function keepHolds(world: World, tx: Tx, order: OrderRow): Promise<boolean> {
  const outcome = await ensureHolds(tx, await orderToHold(tx, order), holdDeadline(world.now()));
  if (outcome.ok) return true;
  const reason = outcome.reason === "coupon_used_up" ? "coupon_gone" : "stock_gone";
  await setOrderState(tx, order, "cancelled", world.now());
  await appendOrderEvent(tx, order.id, { name: "order_cancelled", detail: { reason } }, world.now());
  return false;
}

/** The order is paid: stock is sold, the cart closes, the receipt waits in the outbox. One transaction, once. */
export async function payOrder(world: World, tx: Tx, order: OrderRow, paymentId: string | null): Promise<void> {
  const now = world.now();
  await claimHolds(tx, order.id);
  await setOrderState(tx, order, "paid", now);
  await appendOrderEvent(tx, order.id, { name: "order_paid", detail: { paymentId, amountCents: order.total } }, now);
  await tx
    .insertInto("outbox")
    .values({
      topic: "order_receipt",
      dedupe_key: `order_receipt:${order.orderNumber}`,
      payload: JSON.stringify({ orderId: order.id, orderNumber: order.orderNumber }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await closeCart(tx, { ...order, units: await unitsOf(tx, order.id) }, now);
}

import type { CardPayment } from "#adapters/payments/card-payments.ts";
import { mayMoveOrder } from "#rules/order/order-states.ts";
import { isOldNews, mayMovePayment, type PaymentState } from "#rules/payment/payment-states.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent, type OrderEvent, orderEvents } from "../orders/order-events.ts";
import { type OrderRow, setOrderState } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { ensureHolds, holdDeadline, type HoldRefusal } from "../holds/holds.ts";
import { markPaid } from "./mark-paid.ts";
import { paidAnswer } from "./payment-progress.ts";
import { NOTE_AUTHORISED, NOTE_CAPTURED } from "./payment-statements.ts";
import { lockPayment, type PaymentRow, rowsOf, updatePayment } from "./payments-table.ts";

/** Rows as they are now, and what the provider must be asked next, outside of any transaction. */
export interface Settled {
  order: OrderRow;
  payment: PaymentRow;
  next: "nothing" | "capture" | "void" | "refund";
  /** The idempotency key of whoever asked for this payment holds "paid" already. */
  isAnswerKept?: true;
}

/** What an answer of the provider says of the attempt. */
export const STATE_OF: Record<CardPayment["state"], PaymentState> = {
  processing: "unknown",
  requires_action: "requires_action",
  authorised: "authorised",
  captured: "captured",
  declined: "declined",
  voided: "voided",
  refunded: "refunded",
};

/** authorised → captured is two, a late success without stock adds one; more means the provider contradicts itself. */
const MOST_STEPS = 5;

/**
 * Takes an attempt from the provider's answer to its end: apply it, do what follows (capture, void, refund)
 * outside of any transaction, apply that. Throws `ProviderUnreachable`; everything settled so far stays, the reconciler goes on.
 */
export async function settlePayment(world: World, paymentId: string, answer: CardPayment): Promise<Settled> {
  let truth = answer;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const settled = (await applyPlainTruth(world, paymentId, truth)) ?? (await applyTruth(world, paymentId, truth));
    if (settled.next === "nothing") return settled;
    truth = await act(world, settled.next, settled.payment);
  }
  throw new Error(`Payment attempt ${paymentId} did not come to an end`);
}

function act(world: World, next: Exclude<Settled["next"], "nothing">, payment: PaymentRow): Promise<CardPayment> {
  const request = { attemptId: payment.id, providerRef: payment.providerRef ?? "" };
  switch (next) {
    case "capture":
      return world.payments.capture({ ...request, amount: payment.amount });
    case "refund":
      return world.payments.refund({ ...request, amount: payment.amount });
    case "void":
      return world.payments.void(request);
  }
}

/** The plain way of a payment, in one statement; null, and nothing done, where it is not plain. */
async function applyPlainTruth(world: World, paymentId: string, truth: CardPayment): Promise<Settled | null> {
  const { orderNumber, providerRef, amount, cardType, cardLast4 } = truth;
  if (truth.attemptId !== paymentId || orderNumber === null || truth.currency.toUpperCase() !== "USD") return null;
  const now = world.now();
  const told = { paymentId, orderNumber, providerRef, amount, cardType, cardLast4, now };
  if (truth.state === "authorised") {
    const [row] = await NOTE_AUTHORISED.run(world.db.queries, { ...told, until: holdDeadline(now) });
    return row ? { ...rowsOf(row), next: "capture" } : null;
  }
  if (truth.state !== "captured") return null;
  const answer = JSON.stringify(paidAnswer(orderNumber));
  const [row] = await NOTE_CAPTURED.run(world.db.queries, { ...told, answer });
  if (!row) return null;
  const { order, payment } = rowsOf(row);
  return { order: { ...order, state: "paid" }, payment, next: "nothing", isAnswerKept: true };
}

/**
 * Applies the provider's truth about an attempt to our rows, in one short transaction. The only place that does:
 * confirm, the way back from 3-D Secure, webhooks and the reconciler all come through here. Telling it the same
 * truth again changes nothing, so their order does not matter.
 */
export function applyTruth(world: World, paymentId: string, truth: CardPayment): Promise<Settled> {
  return world.db.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, paymentId);
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
    return followUp(world, tx, order, await recordTruth(world, tx, payment, state, truth));
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

async function recordTruth(
  world: World,
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  truth: CardPayment,
): Promise<PaymentRow> {
  const now = world.now();
  const event = eventFor(payment.id, state, truth);
  if (event && state !== payment.state) await appendOrderEvent(tx, payment.orderId, event, now);
  return updatePayment(
    tx,
    payment,
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
}

function eventFor(paymentId: string, state: PaymentState, truth: CardPayment): OrderEvent | null {
  if (state === "declined")
    return { name: "payment_declined", detail: { paymentId, reason: truth.decline ?? "declined" } };
  if (state === "requesting") return null;
  return { name: `payment_${state === "requires_action" ? "action_required" : state}`, detail: { paymentId } };
}

/** What the attempt's state means for the order. Runs on a repeated truth too, so that a crash half-way is finished. */
async function followUp(world: World, tx: Tx, order: OrderRow, payment: PaymentRow): Promise<Settled> {
  const waits = order.state === "pending_payment";
  switch (payment.state) {
    case "authorised": {
      const kept = waits ? await keepHolds(world, tx, order) : order;
      return { order: kept, payment, next: kept.state === "pending_payment" ? "capture" : "void" };
    }
    case "captured": {
      const kept = waits ? await keepHolds(world, tx, order) : order;
      if (kept.state === "cancelled") return { order: kept, payment, next: "refund" };
      return { order: waits ? await markPaid(world, tx, kept, payment.id) : kept, payment, next: "nothing" };
    }
    case "refunded":
      return { order: await markRefunded(world, tx, order, payment.id), payment, next: "nothing" };
    case "requesting":
    case "unknown":
    case "requires_action":
    case "declined":
    case "voided":
      return { order, payment, next: "nothing" };
  }
}

async function markRefunded(world: World, tx: Tx, order: OrderRow, paymentId: string): Promise<OrderRow> {
  if (!mayMoveOrder(order.state, "refunded", order.isTest)) return order;
  const refunded = await setOrderState(tx, order, "refunded", world.now());
  await appendOrderEvent(tx, order.id, { name: "order_refunded", detail: { paymentId } }, world.now());
  return refunded;
}

const GONE = {
  out_of_stock: "stock_gone",
  model_not_available: "stock_gone",
  coupon_used_up: "coupon_gone",
  points_too_few: "points_gone",
} as const satisfies Record<HoldRefusal["reason"], string>;

/** Success came after the hold ran out: the stock is taken again, or the order ends here and the money goes back. */
async function keepHolds(world: World, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const outcome = await ensureHolds(tx, order, holdDeadline(world.now()), world.now());
  if (outcome.ok) return order;
  const reason = GONE[outcome.reason];
  await appendOrderEvent(tx, order.id, { name: "order_cancelled", detail: { reason } }, world.now());
  return setOrderState(tx, order, "cancelled", world.now());
}

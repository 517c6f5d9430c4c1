import type { ProviderPayment } from "#adapters/payments/payment-provider.ts";
import { isOldNews, mayMovePayment, type PaymentState } from "#rules/payment/payment-states.ts";
import { isOpenScreening, type ScreeningState } from "#rules/screening/screening-states.ts";
import { toPay } from "#rules/voucher/to-pay.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { appendOrderEvent, orderEvents, type OrderNews } from "../orders/order-events.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { findRevision } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { holdDeadline } from "../holds/holds.ts";
import { screenPayment } from "./screen-payment.ts";
import { applyPaidRevision } from "../revisions/apply-revision.ts";
import { countDecline } from "./count-declines.ts";
import { keepHolds } from "./keep-holds.ts";
import { markPaid } from "./mark-paid.ts";
import { isInOtherHands } from "./patience.ts";
import { paidAnswer } from "./payment-progress.ts";
import { NOTE_AUTHORISED, NOTE_CAPTURED } from "./payment-statements.ts";
import { lockPayment, OF_THE_ORDER, type PaymentRow, rowsOf, updatePayment } from "./payments-table.ts";

/** Rows as they are now, and what the provider must be asked next, outside of any transaction. */
export interface Settled {
  order: OrderRow;
  payment: PaymentRow;
  next: "nothing" | "complete" | "screen" | "capture" | "void" | "refund";
  /** The idempotency key of whoever asked for this payment holds "paid" already. */
  isAnswerKept?: true;
  /** Another request is asking the screener at this moment: how it ends is not known, and nobody reviews it. */
  isBeingScreened?: boolean;
}

/** What an answer of the provider says of the attempt. */
export const STATE_OF: Record<ProviderPayment["state"], PaymentState> = {
  processing: "unknown",
  requires_action: "requires_action",
  // Nothing is taken by it.
  approved: "requires_action",
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
export async function settlePayment(
  world: World,
  paymentId: string,
  answer: ProviderPayment,
  by: Principal | null = null,
): Promise<Settled> {
  let truth = answer;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const noted = (await applyPlainTruth(world, paymentId, truth)) ?? (await applyTruth(world, paymentId, truth, by));
    const settled = noted.next === "screen" ? await screenPayment(world, noted) : noted;
    if (settled.next === "nothing") return settled;
    truth = await act(world, settled);
  }
  throw new Error(`Payment attempt ${paymentId} did not come to an end`);
}

function act(world: World, { order, payment, next }: Settled): Promise<ProviderPayment> {
  const provider = world.payments.named(payment.provider);
  const request = { attemptId: payment.id, providerRef: payment.providerRef ?? "" };
  const { amount } = payment;
  switch (next) {
    case "complete":
      return provider.complete({ ...request, amount, orderNumber: order.orderNumber });
    case "capture":
      return provider.capture({ ...request, amount });
    case "refund":
      return provider.refund({ ...request, amount });
    case "void":
      return provider.void(request);
    case "nothing":
    case "screen":
      throw new Error(`Nothing of payment attempt ${payment.id} is to be asked of its provider`);
  }
}

/** The plain way of a payment, in one statement; null, and nothing done, where it is not plain. */
async function applyPlainTruth(world: World, paymentId: string, truth: ProviderPayment): Promise<Settled | null> {
  const { orderNumber, providerRef, amount, cardType, cardLast4 } = truth;
  if (truth.attemptId !== paymentId || orderNumber === null || truth.currency.toUpperCase() !== "USD") return null;
  const now = world.now();
  const told = { paymentId, orderNumber, providerRef, amount, cardType, cardLast4, now };
  if (truth.state === "authorised") {
    const isScreened = world.screening !== null;
    const [row] = await NOTE_AUTHORISED.run(world.db.queries, { ...told, isScreened, until: holdDeadline(now) });
    return row ? { ...rowsOf(row), next: isScreened ? "screen" : "capture" } : null;
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
export function applyTruth(
  world: World,
  paymentId: string,
  truth: ProviderPayment,
  by: Principal | null = null,
): Promise<Settled> {
  return world.db.transaction(async (tx) => {
    const { order, payment } = await lockPayment(tx, paymentId);
    const wrong = mismatch(order, payment, truth);
    if (wrong !== null) return refuseTruth(world, tx, order, payment, wrong);
    const state = STATE_OF[truth.state];
    if (state !== payment.state && !mayMovePayment(payment.state, state)) {
      // What the buyer agreed to after it was given up takes nothing.
      if (!isOldNews(payment.state, state) && truth.state !== "approved")
        world.log.error(
          { paymentId, from: payment.state, to: state },
          "the provider reports an impossible change of a payment",
        );
      return { order, payment, next: "nothing" };
    }
    if (state === "declined" && payment.state !== "declined") await countDecline(world, tx, order, by, truth);
    const recorded = await recordTruth(world, tx, payment, state, truth);
    if (truth.state === "approved") return followUpApproval(world, tx, order, recorded);
    const settled = await followUp(world, tx, order, recorded, recorded.screening !== payment.screening);
    const { state: now, screening } = settled.payment;
    const isWaiting = settled.next === "nothing" && now === "authorised" && screening === "waiting";
    return { ...settled, isBeingScreened: isWaiting && isInOtherHands(world, payment) };
  });
}

/** A provider's answer is believed only about our order, our attempt, our amount (reliability: a genuine $1 payment must not mark a $2,000 order). */
function mismatch(order: OrderRow, payment: PaymentRow, truth: ProviderPayment): string | null {
  if (truth.attemptId !== payment.id) return "attempt";
  if (truth.orderNumber !== order.orderNumber) return "order";
  if (truth.amount !== payment.amount || (isOfWaiting(order, payment) && payment.amount !== toPay(order)))
    return "amount";
  if (truth.currency.toUpperCase() !== "USD") return "currency";
  if (payment.providerRef !== null && payment.providerRef !== truth.providerRef) return "provider_ref";
  return null;
}

/** What an order costs may change once it is paid; before that its attempt is of its total. */
function isOfWaiting(order: OrderRow, payment: PaymentRow): boolean {
  return payment.purpose === OF_THE_ORDER && order.state === "pending_payment";
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
  truth: ProviderPayment,
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
      ...screenedBy(world, payment, state),
    },
    now,
  );
}

/** Who is authorised waits for the screener's answer; whoever took the money at the provider has decided. */
function screenedBy(
  { screening }: Pick<World, "screening">,
  payment: PaymentRow,
  state: PaymentState,
): { screening?: ScreeningState } {
  if (state === "captured" && isOpenScreening(payment.screening)) return { screening: "released" };
  const isAsked = screening !== null && state === "authorised" && payment.state !== "authorised";
  return isAsked && payment.purpose === OF_THE_ORDER ? { screening: "waiting" } : {};
}

function eventFor(paymentId: string, state: PaymentState, truth: ProviderPayment): OrderNews | null {
  if (state === "declined")
    return { name: "payment_declined", detail: { paymentId, reason: truth.decline ?? "declined" } };
  if (state === "requesting") return null;
  return { name: `payment_${state === "requires_action" ? "action_required" : state}`, detail: { paymentId } };
}

/**
 * What the attempt's state means for the order. Runs on a repeated truth too, so that a crash half-way is finished. The
 * capture of what is screened is held here: `isNew` where its screening has just begun.
 */
async function followUp(world: World, tx: Tx, order: OrderRow, payment: PaymentRow, isNew: boolean): Promise<Settled> {
  if (payment.purpose !== OF_THE_ORDER) return followUpRevision(world, tx, order, payment);
  const waits = order.state === "pending_payment";
  switch (payment.state) {
    case "authorised": {
      if (waits && !isNew && isOpenScreening(payment.screening)) return { order, payment, next: "nothing" };
      const kept = waits ? await keepHolds(world, tx, order) : order;
      if (kept.state !== "pending_payment") return { order: kept, payment, next: "void" };
      return { order: kept, payment, next: isOpenScreening(payment.screening) ? "screen" : "capture" };
    }
    case "captured": {
      const kept = waits ? await keepHolds(world, tx, order) : order;
      if (kept.state === "cancelled") return { order: kept, payment, next: "refund" };
      return { order: waits ? await markPaid(world, tx, kept, payment.id) : kept, payment, next: "nothing" };
    }
    // What went back of a paid order is told by its refunds, and ends it there.
    case "refunded":
    case "requesting":
    case "unknown":
    case "requires_action":
    case "declined":
    case "voided":
      return { order, payment, next: "nothing" };
  }
}

/** The buyer has agreed: the money is taken while what it is for is still there, and otherwise never. */
async function followUpApproval(world: World, tx: Tx, order: OrderRow, payment: PaymentRow): Promise<Settled> {
  if (payment.purpose !== OF_THE_ORDER) {
    const revision = await findRevision(tx, payment.purpose);
    return { order, payment, next: revision?.state === "waiting_payment" ? "complete" : "void" };
  }
  const kept = order.state === "pending_payment" ? await keepHolds(world, tx, order) : order;
  return { order: kept, payment, next: kept.state === "pending_payment" ? "complete" : "void" };
}

/** What an attempt at a change means: it is made once it is paid, and what was taken for one that is off goes back. */
async function followUpRevision(world: World, tx: Tx, order: OrderRow, payment: PaymentRow): Promise<Settled> {
  if (payment.state === "authorised") {
    const revision = await findRevision(tx, payment.purpose);
    return { order, payment, next: revision?.state === "waiting_payment" ? "capture" : "void" };
  }
  if (payment.state !== "captured") return { order, payment, next: "nothing" };
  const isMade = await applyPaidRevision(world, tx, order, payment.purpose);
  return { order, payment, next: isMade ? "nothing" : "refund" };
}

import { refuse } from "#rules/refusal.ts";
import type { confirmOrder as call } from "#contract/checkout.ts";
import type { PaymentProgress } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { CommitUnknown, DatabaseUnreachable, logFailure } from "../db/database-unreachable.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import { findOwnOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { attemptPayment } from "../payments/attempt-payment.ts";
import { refuseAfterDeclines } from "../payments/count-declines.ts";
import { confirmKey } from "../payments/confirm-key.ts";
import { payPlainly } from "../payments/pay-plainly.ts";
import { paymentProgress, settledProgress, stillPending } from "../payments/payment-progress.ts";
import { findAttemptWith, findLatestPayment } from "../payments/payments-table.ts";
import { runOnce } from "../http/run-once.ts";

/** Stage 4. The same order with the same card, sent any number of times, is one charge and one answer. */
export const confirmOrder: Handler<typeof call> = async ({ world, principal, body }) => {
  try {
    return await confirm(world, principal, body);
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    logFailure(world.log, error, { orderNumber: body.CustOrderID }, "a payment found no database");
    // An earlier press may have been charged. And perhaps this attempt is on record: then the reconciler asks for it, and "not charged" would be a promise.
    return error instanceof CommitUnknown
      ? stillPending(body.CustOrderID)
      : refuse("database_unreachable", { mayBeCharged: true });
  }
};

async function confirm(
  world: World,
  principal: Principal,
  body: BodyOf<typeof call>,
): Promise<HandlerAnswer<PaymentProgress>> {
  const plain = await payPlainly(world, principal, body, isKept);
  if (plain) return plain;
  const order = await findOwnOrder(world.db.queries, principal, body.CustOrderID);
  if (!order) return refuse("order_unknown");
  const once = await runOnce<PaymentProgress>(
    world,
    confirmKey(order.orderNumber, body.PaymentToken),
    async () => (await mustWait(world, principal, order, body)) ?? attemptPayment(world, principal, body),
    isKept,
  );
  if (once.outcome === "answered" && (!once.replayed || isPaid(once.answer))) return once.answer;
  return progressNow(world, principal, body, once.outcome === "answered" ? once.answer : null);
}

/** An order that waits for a card takes none for a while after too many were declined. */
function mustWait(
  world: World,
  principal: Principal,
  { state, orderNumber, paymentType }: OrderRow,
  { PaymentToken }: BodyOf<typeof call>,
) {
  if (state !== "pending_payment") return Promise.resolve(null);
  return refuseAfterDeclines(world, principal, {
    orderNumber,
    cardOf: async () => (await world.payments.of(paymentType)?.cardOf?.(PaymentToken)) ?? null,
  });
}

/** The same request again, or beside one that runs longer than it waits: how its card stands now. */
async function progressNow(
  world: World,
  principal: Principal,
  body: BodyOf<typeof call>,
  kept: HandlerAnswer<PaymentProgress> | null,
): Promise<HandlerAnswer<PaymentProgress>> {
  const { queries } = world.db;
  const order = await findOwnOrder(queries, principal, body.CustOrderID);
  if (!order) return refuse("order_unknown");
  if (order.state !== "pending_payment" && order.state !== "cancelled")
    return settledProgress(queries, order, body.PaymentToken);
  if (kept && "reason" in kept) return kept;
  const own = await findAttemptWith(queries, order.id, body.PaymentToken);
  if (own?.state !== "voided" && own) return paymentProgress(order, own);
  if (order.state === "cancelled") return paymentProgress(order, await findLatestPayment(queries, order.id));
  // Given up for another card, which has not paid either: this one may be tried again.
  return kept
    ? ((await mustWait(world, principal, order, body)) ?? attemptPayment(world, principal, body))
    : refuse("another_card_in_progress");
}

/** A charge, a decline or a payment under way answers the same for ever; before any attempt (sold out, expired) the shopper may try again. */
function isKept(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "reply" in answer || answer.reason === "payment_declined";
}

/** Only a charge stays as it is; "pending" moves on, and after a decline another card may have paid. */
function isPaid(answer: HandlerAnswer<PaymentProgress>): boolean {
  return "reply" in answer && answer.reply.State === "paid";
}

import type { PaymentProgress } from "#contract/checkout.ts";
import { isUnsettled, isWithProvider } from "#rules/payment/payment-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { findRevision } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { refuseAfterDeclines } from "./count-declines.ts";
import { refuseType } from "./refuse-type.ts";
import { paidAnswer, paymentProgress } from "./payment-progress.ts";
import {
  findAlivePayment,
  findAttemptWith,
  findLatestPayment,
  insertPayment,
  type PaymentRow,
} from "./payments-table.ts";
import { type AttemptOnRecord, mayAskAgain, requestBegun, requestPayment } from "./request-payment.ts";

/** The page of a change has the card's fields alone. */
const CHANGE_PAID_BY = "CreditCard";

interface ChangeToPay {
  orderId: string;
  orderNumber: string;
  revisionId: string;
}

type Begun =
  | ({ kind: "request" } & AttemptOnRecord)
  | { kind: "void_first"; payment: PaymentRow }
  | { kind: "answer"; answer: HandlerAnswer<PaymentProgress> };

/**
 * Takes a card to an answer for what a change costs more, as an order's own payment is: an attempt is on record before
 * any money can move, one lives at a time, and a card that was left at the bank's page gives way to another.
 */
export async function payChange(
  world: World,
  by: Principal,
  change: ChangeToPay,
  paymentToken: string,
): Promise<HandlerAnswer<PaymentProgress>> {
  const refused = await mustWait(world, by, change, paymentToken);
  if (refused) return refused;
  let begun = await begin(world, change, paymentToken);
  if (begun.kind === "void_first") {
    await abandonPayment(world, begun.payment);
    begun = await begin(world, change, paymentToken);
  }
  if (begun.kind === "request") return (await requestBegun(world, begun, by)).answer;
  return begun.kind === "answer" ? begun.answer : refuse("another_card_in_progress");
}

/** The way back from the bank's page: the provider is asked; the address bar is not believed. */
export async function finishChange(
  world: World,
  by: Principal,
  { orderId, revisionId }: Omit<ChangeToPay, "orderNumber">,
  order: OrderRow,
): Promise<HandlerAnswer<PaymentProgress>> {
  const revision = await findRevision(world.db.queries, revisionId);
  if (revision?.orderId !== orderId) return refuse("change_ended");
  const payment = await findLatestPayment(world.db.queries, orderId, revisionId);
  if (!payment) return refuse("payment_not_started");
  if (!isUnsettled(payment.state) || payment.providerRef === null) return paymentProgress(order, payment);
  return (await requestPayment(world, order, payment, by)).answer;
}

/** A card that is new to this change waits after too many were declined; one that was tried keeps its answer. */
async function mustWait(
  world: World,
  by: Principal,
  { orderId, orderNumber, revisionId }: ChangeToPay,
  paymentToken: string,
): Promise<Refusal | null> {
  const tried = await findAttemptWith(world.db.queries, orderId, paymentToken, revisionId);
  if (tried && tried.state !== "voided") return null;
  const cardOf = async () => (await world.payments.of(CHANGE_PAID_BY)?.cardOf?.(paymentToken)) ?? null;
  return refuseAfterDeclines(world, by, { orderNumber, cardOf });
}

function begin(world: World, { orderId, revisionId }: ChangeToPay, paymentToken: string): Promise<Begun> {
  return world.db.transaction(async (tx): Promise<Begun> => {
    const order = await lockOrder(tx, orderId);
    const revision = await findRevision(tx, revisionId);
    const now = world.now();
    if (revision?.orderId !== orderId) return answer(refuse("change_ended"));
    if (revision.state === "applied") return answer(paidAnswer(order.orderNumber));
    const alive = await findAlivePayment(tx, orderId, revisionId);
    if (alive) return goOnWith(world, order, alive, paymentToken);
    const tried = await findAttemptWith(tx, orderId, paymentToken, revisionId);
    if (tried?.state === "declined") return answer(paymentProgress(order, tried));
    if (revision.state !== "waiting_payment" || revision.expiresAt < now) return answer(refuse("change_ended"));
    const taker = world.payments.of(CHANGE_PAID_BY);
    if (!taker) return answer(refuseType(world, CHANGE_PAID_BY));
    const id = newUuid(world);
    const { due: amount } = revision;
    await appendOrderEvent(
      tx,
      orderId,
      { name: "payment_requested", detail: { paymentId: id, amountCents: amount } },
      now,
    );
    const payment = await insertPayment(tx, {
      id,
      orderId,
      provider: taker.provider,
      amount,
      paymentToken,
      purpose: revisionId,
      now,
    });
    return { kind: "request", order, payment };
  });
}

function goOnWith(world: World, order: OrderRow, alive: PaymentRow, paymentToken: string): Begun {
  if (alive.paymentToken !== paymentToken)
    return alive.state === "requires_action"
      ? { kind: "void_first", payment: alive }
      : answer(refuse("another_card_in_progress"));
  if (isWithProvider(alive.state) && mayAskAgain(world, alive)) return { kind: "request", order, payment: alive };
  return answer(paymentProgress(order, alive));
}

function answer(given: HandlerAnswer<PaymentProgress>): Begun {
  return { kind: "answer", answer: given };
}

import { setTimeout as wait } from "node:timers/promises";
import type { BodyOf } from "#contract/call.ts";
import type { confirmOrder, PaymentProgress } from "#contract/checkout.ts";
import { isUnderWay, isWithProvider } from "#rules/payment/payment-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { toPay } from "#rules/voucher/to-pay.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { findOwnOrder, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { ensureHolds, HOLD_MINUTES, holdDeadline, type HoldRefusal } from "../holds/holds.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { refuseType } from "./refuse-type.ts";
import { markPaid } from "./mark-paid.ts";
import { paymentProgress, settledProgress } from "./payment-progress.ts";
import { findAlivePayment, findPayment, insertPayment, type PaymentRow } from "./payments-table.ts";
import { type AttemptOnRecord, mayAskAgain, requestBegun } from "./request-payment.ts";

/** How long a card waits for another one that is tried at this very moment; most attempts take less than two seconds. */
const PATIENCE_MS = 6000;
const LOOK_AGAIN_MS = 100;

/**
 * Takes this card to an answer. An attempt is put on record, the provider is asked, and what it says is settled. Another
 * card at the bank's page gives way; one that is being charged at this moment is waited for.
 */
export async function attemptPayment(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
): Promise<HandlerAnswer<PaymentProgress>> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let mayVoid = true; ;) {
    const begun = await beginPayment(world, principal, body);
    if (begun.kind === "answer") return begun.answer;
    if (begun.kind === "request") return (await requestBegun(world, begun, principal)).answer;
    if (begun.kind === "void_first" && mayVoid) {
      await abandonPayment(world, begun.payment);
      mayVoid = false;
    } else if (begun.kind === "void_first" || !(await endsBefore(world, begun.payment, deadline)))
      return refuse("another_card_in_progress");
  }
}

/** What to do once the transaction has ended: ask the provider, free the order of another attempt, wait for one, or just answer. */
type Begun =
  | ({ kind: "request" } & AttemptOnRecord)
  | { kind: "void_first"; payment: PaymentRow }
  | { kind: "other_card"; payment: PaymentRow }
  | { kind: "answer"; answer: HandlerAnswer<PaymentProgress> };

/**
 * First of the three transactions of a payment: the order is the visitor's and waits, its stock is held, and the
 * attempt is on record before any money can move.
 */
async function beginPayment(world: World, principal: Principal, body: BodyOf<typeof confirmOrder>): Promise<Begun> {
  return world.db.transaction(async (tx): Promise<Begun> => {
    const own = await findOwnOrder(tx, principal, body.CustOrderID);
    if (!own) return answer(refuse("order_unknown"));
    const order = await lockOrder(tx, own.id);
    if (order.state !== "pending_payment") return answer(await settledProgress(tx, order, body.PaymentToken));
    const alive = await findAlivePayment(tx, order.id);
    if (alive) return goOnWith(world, order, alive, body.PaymentToken);
    if (order.isTestMode) return answer(await payNothing(world, tx, order));
    const holds = await ensureHolds(tx, order, holdDeadline(world.now()), world.now());
    if (!holds.ok) return answer(order.heldUntil < world.now() ? expired(holds) : holds);
    if (toPay(order) === 0) return answer(await payNothing(world, tx, order));
    if (body.PaymentToken === "") return answer(refuse("payment_token_missing"));
    const taker = world.payments.of(order.paymentType);
    if (!taker) return answer(refuseType(world, order.paymentType));
    return { kind: "request", order, payment: await startAttempt(world, tx, order, taker.provider, body.PaymentToken) };
  });
}

/** The order held its units once, and the time ran out. */
function expired(holds: HoldRefusal): HoldRefusal | Refusal<"reservation_expired"> {
  if (holds.reason !== "out_of_stock" && holds.reason !== "model_not_available") return holds;
  const left = holds.reason === "out_of_stock" ? holds.facts.left : 0;
  return refuse("reservation_expired", { name: holds.facts.name, left, minutes: HOLD_MINUTES });
}

function answer(given: HandlerAnswer<PaymentProgress>): Begun {
  return { kind: "answer", answer: given };
}

/** An attempt is under way. The same card goes on with it; another card must wait, or take the place of a 3-D Secure page left open. */
function goOnWith(world: World, order: OrderRow, alive: PaymentRow, paymentToken: string): Begun {
  if (alive.paymentToken !== paymentToken)
    return alive.state === "requires_action"
      ? { kind: "void_first", payment: alive }
      : { kind: "other_card", payment: alive };
  if (isWithProvider(alive.state) && mayAskAgain(world, alive)) return { kind: "request", order, payment: alive };
  return answer(paymentProgress(order, alive));
}

/** Nothing to charge (coupon, points or a voucher cover it all, or a tester bought for show): paid without a provider. */
async function payNothing(world: World, tx: Tx, order: OrderRow): Promise<HandlerAnswer<PaymentProgress>> {
  return paymentProgress(await markPaid(world, tx, order, null), null);
}

async function startAttempt(
  world: World,
  tx: Tx,
  order: OrderRow,
  provider: string,
  paymentToken: string,
): Promise<PaymentRow> {
  const [id, now] = [newUuid(world), world.now()];
  const detail = { paymentId: id, amountCents: toPay(order) };
  await appendOrderEvent(tx, order.id, { name: "payment_requested", detail }, now);
  return insertPayment(tx, { id, orderId: order.id, provider, amount: toPay(order), paymentToken, now });
}

/** True once a request has brought another card's attempt to an end; one without an answer of the provider can take minutes. */
async function endsBefore(world: Pick<World, "db">, attempt: PaymentRow, deadline: number): Promise<boolean> {
  let state = attempt.state;
  while (isUnderWay(state)) {
    if (performance.now() >= deadline) return false;
    await wait(LOOK_AGAIN_MS);
    state = (await findPayment(world.db.queries, attempt.id))?.state ?? "voided";
  }
  return state !== "unknown";
}

import type { BodyOf } from "#contract/call.ts";
import type { confirmOrder, PaymentProgress } from "#contract/checkout.ts";
import { isWithProvider } from "#rules/payment/payment-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { newUuid } from "../carts/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { findOwnOrder, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { HOLD_MINUTES, holdDeadline } from "../holds/hold-deadline.ts";
import { ensureHolds, type HoldRefusal } from "../holds/holds.ts";
import { mayAskAgain } from "./may-ask-again.ts";
import { orderToHold } from "../holds/order-to-hold.ts";
import { paymentProgress } from "./payment-progress.ts";
import { settledProgress } from "./settled-progress.ts";
import { findAlivePayment, findPayment, insertPayment, type PaymentRow } from "./payments-table.ts";
import { payOrder } from "./settle-payment.ts";

/** What to do once the transaction has ended: ask the provider, free the order of another attempt, wait for one, or just answer. */
export type Begun =
  | { kind: "request"; order: OrderRow; payment: PaymentRow }
  | { kind: "void_first"; payment: PaymentRow }
  | { kind: "other_card"; payment: PaymentRow }
  | { kind: "answer"; answer: HandlerAnswer<PaymentProgress> };

/**
 * First of the three transactions of a payment: the order is the visitor's and waits, its stock is held, and the
 * attempt is on record before any money can move.
 */
export function beginPayment(world: World, principal: Principal, body: BodyOf<typeof confirmOrder>): Promise<Begun> {
  return world.db.transaction(async (tx): Promise<Begun> => {
    const own = await findOwnOrder(tx, principal, body.CustOrderID);
    if (!own) return answer(refuse("order_unknown"));
    const order = await lockOrder(tx, own.id);
    if (order.state !== "pending_payment") return answer(await settledProgress(tx, order, body.PaymentToken));
    const alive = await findAlivePayment(tx, order.id);
    if (alive) return goOnWith(world, order, alive, body.PaymentToken);
    const holds = await ensureHolds(tx, await orderToHold(tx, order), holdDeadline(world.now()));
    if (!holds.ok) return answer(order.heldUntil < world.now() ? expired(holds) : holds);
    if (order.total === 0) return answer(await payNothing(world, tx, order));
    if (body.PaymentToken === "") return answer(refuse("payment_token_missing"));
    return { kind: "request", order, payment: await startAttempt(world, tx, order, body.PaymentToken) };
  });
}

/** The order held its units once, and the time ran out. */
function expired(holds: HoldRefusal): HoldRefusal | Refusal<"reservation_expired"> {
  if (holds.reason === "coupon_used_up") return holds;
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

/** Nothing to charge (coupon or points cover it all): paid without a provider. */
async function payNothing(world: World, tx: Tx, order: OrderRow): Promise<HandlerAnswer<PaymentProgress>> {
  await payOrder(world, tx, order, null);
  return paymentProgress({ ...order, state: "paid" }, null);
}

async function startAttempt(world: World, tx: Tx, order: OrderRow, paymentToken: string): Promise<PaymentRow> {
  const id = newUuid(world);
  const now = world.now();
  await insertPayment(tx, {
    id,
    orderId: order.id,
    provider: world.payments.provider,
    amount: order.total,
    paymentToken,
    now,
  });
  await appendOrderEvent(
    tx,
    order.id,
    { name: "payment_requested", detail: { paymentId: id, amountCents: order.total } },
    now,
  );
  const payment = await findPayment(tx, id);
  if (!payment) throw new Error(`Payment attempt ${id} was not written`);
  return payment;
}

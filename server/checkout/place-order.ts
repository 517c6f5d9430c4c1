import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { lockOpenCart } from "../carts/carts-table.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Tx } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { insertOrder } from "../orders/insert-order.ts";
import { lockWaitingOrders, type OrderRow, setOrderState } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { askAgain } from "./ask-again.ts";
import { extendHolds, holdDeadline, isHolding, releaseHolds, takeHolds } from "../holds/holds.ts";
import { findAlivePayment } from "../payments/payments-table.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { priceOrder } from "./price-order.ts";
import { saysTheSame } from "./says-the-same.ts";

export interface PlacedOrder {
  order: OrderRow;
  priced: OrderDraft["priced"];
  isZipCodeUnknown: boolean;
}

/** Undoes the transaction and carries the refusal out of it. */
class RolledBack extends Error {
  readonly answer: Refusal;
  constructor(answer: Refusal) {
    super("refused");
    this.answer = answer;
  }
}

/**
 * One transaction: price from the database, end the cart's older unpaid orders, write the order with its lines and
 * steps, take stock and coupon. The same cart version with the same billing address and dates finds the order it already
 * made. A total above the shown one undoes it all and asks.
 */
export async function placeOrder(
  world: World,
  principal: Principal,
  body: BodyOf<typeof createOrder>,
): Promise<PlacedOrder | Refusal> {
  try {
    return await world.db.transaction((tx) => place(world, tx, principal, body));
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

async function place(
  world: World,
  tx: Tx,
  principal: Principal,
  body: BodyOf<typeof createOrder>,
): Promise<PlacedOrder> {
  const cart = await lockOpenCart(tx, principal);
  if (!cart) throw new RolledBack(refuse("cart_empty"));
  const draft = priceOrder(world, await loadCart(tx, cart), body);
  if ("reason" in draft) throw new RolledBack(draft);
  const same = await endOlderOrders(world, tx, draft);
  const { priced, isZipCodeUnknown } = draft;
  const question = askAgain(world, body, priced);
  if (question) throw new RolledBack(question);
  if (same) return { order: same, priced, isZipCodeUnknown };
  const order = await insertOrder(world, tx, draft, holdDeadline(world.now()));
  await hold(world, tx, order);
  return { order, priced, isZipCodeUnknown };
}

/** Cancels what this cart left unpaid and gives its stock back; returns the order that already is this very draft. */
async function endOlderOrders(world: World, tx: Tx, draft: OrderDraft): Promise<OrderRow | null> {
  let same: OrderRow | null = null;
  for (const order of await lockWaitingOrders(tx, draft.loaded.cart.id)) {
    const inPayment = (await findAlivePayment(tx, order.id)) !== null;
    const isSame = order.cartVersion === draft.loaded.cart.version && order.total === draft.priced.total;
    if (isSame && inPayment) same = order;
    else if (isSame && (await saysTheSame(tx, order, draft))) same = await holdAgain(world, tx, order);
    else if (inPayment) throw new RolledBack(refuse("payment_in_progress"));
    else await cancelOrder(world, tx, order);
  }
  return same;
}

async function holdAgain(world: World, tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (await isHolding(tx, order.id)) return order;
  const heldUntil = holdDeadline(world.now());
  await hold(world, tx, order);
  await extendHolds(tx, order.id, heldUntil);
  return { ...order, heldUntil };
}

async function hold(world: World, tx: Tx, order: OrderRow): Promise<void> {
  const until = holdDeadline(world.now());
  const outcome = await takeHolds(tx, order, until);
  if (!outcome.ok) throw new RolledBack(outcome);
  await appendOrderEvent(tx, order.id, { name: "holds_taken", detail: { until: until.toISOString() } }, world.now());
}

async function cancelOrder(world: World, tx: Tx, order: OrderRow): Promise<void> {
  await releaseHolds(tx, order.id);
  await setOrderState(tx, order, "cancelled", world.now());
  await appendOrderEvent(tx, order.id, { name: "order_cancelled", detail: { reason: "cart_changed" } }, world.now());
}

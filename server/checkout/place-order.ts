import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { lockCart } from "../carts/carts-table.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import type { Tx } from "../db/database.ts";
import { isShopper, type Principal } from "../http/principal.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { lockWaitingOrders, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { askAgain } from "./ask-again.ts";
import { endUnpaid } from "../holds/end-unpaid.ts";
import { extendHolds, holdDeadline, isHolding, takeCouponUse, takeHolds } from "../holds/holds.ts";
import { takePoints } from "../points/take-points.ts";
import { takeVoucher } from "../vouchers/order-voucher.ts";
import { takeLongerWarranties } from "../warranties/longer-warranties-table.ts";
import { findAlivePayment } from "../payments/payments-table.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { abandonOlderPayments } from "../payments/abandon-payment.ts";
import { keepPricingConfig } from "../orders/pricing-configs-table.ts";
import { priceOrder } from "./price-order.ts";
import { insertOrder } from "./insert-order.ts";
import { saysTheSame } from "./says-the-same.ts";

export interface PlacedOrder {
  order: OrderRow;
  priced: OrderDraft["priced"];
  isZipCodeUnknown: boolean;
  /** False for one that was there already. */
  isNew: boolean;
}

const isLonger = ({ longer }: LoadedCart["lines"][number]) => longer !== undefined;

/** Undoes the transaction and carries the refusal out of it. */
class RolledBack extends Error {
  readonly answer: Refusal;
  constructor(answer: Refusal) {
    super("refused");
    this.answer = answer;
  }
}

/**
 * Prices what the database says, and writes the order while the cart is still that. What the cart left unpaid is ended
 * first, in one transaction with the new order, its coupon, points, voucher and longer warranties; where there is none,
 * one statement is all of it. The
 * same cart version with the same billing address and dates finds the order it already made. A total above the shown one
 * changes nothing and asks.
 */
export async function placeOrder(
  world: World,
  principal: Principal,
  body: BodyOf<typeof createOrder>,
): Promise<PlacedOrder | Refusal> {
  const found = await loadFreed(world, principal, body);
  if (!found) return refuse("cart_empty");
  // Only who may is asked for it here; without it a tester buys like anybody.
  const loaded = { ...found, testMode: body.TestMode };
  const priced = priceOrder(world, loaded, body);
  if ("reason" in priced) return priced;
  const draft: OrderDraft = { ...priced, shareCode: isShopper(principal) ? (principal.rewardCode ?? null) : null };
  const configSha256 = await keepPricingConfig(world);
  const { couponOutcome, pointsUsed } = draft.priced;
  const takesMore = couponOutcome.applied || pointsUsed > 0 || draft.voucher || loaded.lines.some(isLonger);
  if (loaded.waiting.length === 0 && !takesMore) {
    const order = askAgain(world, body, draft) ?? (await insertOrder(world, world.db.queries, draft, configSha256));
    // Null when the same press came twice: what the other one made is found under the lock.
    if (order) return "reason" in order ? order : placed(draft, order, true);
  }
  try {
    return await world.db.transaction((tx) => place(world, tx, draft, body, configSha256));
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

/** The cart as it is once its other orders have left the provider's page. */
async function loadFreed(
  world: World,
  principal: Principal,
  { Version, Payment }: BodyOf<typeof createOrder>,
): Promise<LoadedCart | null> {
  const loaded = await loadCart(world, principal);
  const isAtBank = loaded?.waiting.some(
    ({ cartVersion, paymentType, paymentState }) =>
      (cartVersion !== Version || paymentType !== Payment) && paymentState === "requires_action",
  );
  if (!isAtBank) return loaded;
  await abandonOlderPayments(world, principal, { cartVersion: Version, paymentType: Payment });
  return loadCart(world, principal);
}

async function place(
  world: World,
  tx: Tx,
  draft: OrderDraft,
  body: BodyOf<typeof createOrder>,
  configSha256: string,
): Promise<PlacedOrder> {
  if (!(await lockCart(tx, draft.loaded.cart))) throw new RolledBack(refuse("cart_changed"));
  const same = await endOlderOrders(world, tx, draft);
  const question = askAgain(world, body, draft);
  if (question) throw new RolledBack(question);
  if (same) return placed(draft, same, false);
  const order = (await insertOrder(world, tx, draft, configSha256)) ?? refuse("cart_changed");
  if ("reason" in order) throw new RolledBack(order);
  if (order.couponCode !== null && !order.isTestMode && !(await takeCouponUse(tx, order.couponCode, order)))
    throw new RolledBack(refuse("coupon_used_up", { code: order.couponCode, at: "order" }));
  const now = world.now();
  const isAsked = draft.loaded.lines.some(isLonger) && !order.isTestMode;
  const taken = isAsked ? await takeLongerWarranties(tx, order.id, now) : null;
  const short = (await takePoints(tx, order, now)) ?? taken;
  if (short) throw new RolledBack(short);
  const spent = await takeVoucher(tx, order, world.now());
  if (spent) throw new RolledBack(spent);
  return placed(draft, order, true);
}

function placed({ priced, isZipCodeUnknown }: OrderDraft, order: OrderRow, isNew: boolean): PlacedOrder {
  return { order, priced, isZipCodeUnknown, isNew };
}

/** Cancels what this cart left unpaid and gives its stock back; returns the order that already is this very draft. */
async function endOlderOrders(world: World, tx: Tx, draft: OrderDraft): Promise<OrderRow | null> {
  let same: OrderRow | null = null;
  for (const order of await lockWaitingOrders(tx, draft.loaded.cart.id)) {
    const inPayment = (await findAlivePayment(tx, order.id)) !== null;
    const isSame =
      order.cartVersion === draft.loaded.cart.version &&
      order.paymentType === draft.input.paymentType &&
      order.total === draft.priced.total &&
      order.voucher?.id === draft.voucher?.id &&
      order.voucher?.amount === draft.voucher?.amount &&
      order.isTestMode === draft.loaded.testMode;
    if (isSame && inPayment) same = order;
    else if (isSame && (await saysTheSame(tx, order, draft)))
      same = order.isTestMode ? order : await holdAgain(world, tx, order);
    else if (inPayment) throw new RolledBack(refuse("payment_in_progress"));
    else await endUnpaid(tx, order, "cart_changed", world.now());
  }
  return same;
}

async function holdAgain(world: World, tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (await isHolding(tx, order)) return order;
  const heldUntil = holdDeadline(world.now());
  await hold(world, tx, order);
  await extendHolds(tx, order.id, heldUntil);
  return { ...order, heldUntil };
}

async function hold(world: World, tx: Tx, order: OrderRow): Promise<void> {
  const until = holdDeadline(world.now());
  const outcome = await takeHolds(tx, order, until, world.now());
  if (!outcome.ok) throw new RolledBack(outcome);
  await appendOrderEvent(tx, order.id, { name: "holds_taken", detail: { until: until.toISOString() } }, world.now());
}

import { type Refusal, refuse } from "#rules/refusal.ts";
import type { createOrder as call } from "#contract/checkout.ts";
import { cents } from "#rules/money/cents.ts";
import { toPay } from "#rules/voucher/to-pay.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { BodyOf, ReplyOf } from "#contract/call.ts";
import type { Principal } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { isTester } from "../http/tester-token.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { logMismatch } from "./log-mismatch.ts";
import { renewedJustNow, renewVisitor } from "./renew-visitor.ts";
import { placeOrder, type PlacedOrder } from "./place-order.ts";
import { withReason } from "./why-empty.ts";

/** Stage 3. With a new order the browser is given new tokens. The server's amounts are in the answer and are what will be charged; the shopper's are compared (decision 10). */
export const createOrder: Handler<typeof call> = async ({ world, principal, body, setCartToken, setSession }) => {
  if (body.TestMode && !isTester(world, principal)) return refuse("test_mode_not_allowed");
  const keys = { setCartToken, setSession };
  const first = await place(world, principal, body);
  const renewed =
    "reason" in first && first.reason === "cart_empty" ? await renewedJustNow(world, principal, keys) : null;
  const placed = renewed ? await place(world, renewed, body) : first;
  if ("reason" in placed) return withReason(world, principal, placed);
  if (placed.isNew) await renewVisitor(world, renewed ?? principal, keys);
  logMismatch(world, body, { orderNumber: placed.order.orderNumber, priced: placed.priced });
  if (placed.isZipCodeUnknown)
    world.log.warn(
      { orderNumber: placed.order.orderNumber },
      "the ZIP code of this order is not in the postal table; the shopper confirmed it",
    );
  return { reply: toReply(placed) };
};

async function place(world: World, principal: Principal, body: BodyOf<typeof call>) {
  const first = await placeOrder(world, principal, body);
  return "reason" in first ? placeAgain(world, principal, body, first) : first;
}

/**
 * Units held by others whose time has run out are free, even when the sweeper has not been there yet. A coupon that
 * another order took in this very moment is off the bill when it is priced again: the shopper is asked with both totals. So are those whose voucher was spent.
 */
async function placeAgain(world: World, principal: Principal, body: BodyOf<typeof call>, first: Refusal) {
  const canHelp =
    first.reason === "out_of_stock"
      ? (await expireHolds(world)) > 0
      : (first.reason === "coupon_used_up" || first.reason === "voucher_short") &&
        world.config.payment.totalMismatch === "ask";
  return canHelp ? placeOrder(world, principal, body) : first;
}

function toReply({ order, priced }: PlacedOrder): ReplyOf<typeof call> {
  return {
    Success: true,
    CustOrderID: order.orderNumber,
    CustNumber: order.orderNumber,
    AmazonPayRedirectUrl: "",
    FinalAmount: toWireMoney(priced.total),
    ToPay: toWireMoney(toPay(order)),
    ShippingFee: toWireMoney(priced.shippingFee),
    Recycling: toWireMoney(priced.recyclingFee),
    Tax: toWireMoney(priced.tax),
    TotalDiscount: toWireMoney(cents(-priced.totalDiscount)),
    HeldUntil: order.heldUntil.toISOString(),
  };
}

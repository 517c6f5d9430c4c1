import { refuse } from "#rules/refusal.ts";
import type { applyCoupon as call } from "#contract/carts.ts";
import { applyCoupon as decide } from "#rules/discounts/apply-coupon.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import type { Handler } from "../http/route.ts";
import { changeCart } from "./change-cart.ts";
import { findCoupon } from "./coupons-table.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";

/** A code that does not apply is refused by name, and the cart keeps the one it had. An empty code clears it. */
export const applyCoupon: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, loaded) => {
    const { cart } = loaded;
    if (body.couponCode === "") return { change: { couponCode: null }, coupon: null };
    const coupon = await findCoupon(tx, body.couponCode, { id: cart.id, email: cart.shippingAddress?.Email ?? null });
    if (!coupon) return refuse("coupon_unknown", { code: body.couponCode.toUpperCase() });
    const { input, priced } = priceLoadedCart(world, { ...loaded, coupon: null }, null);
    const lines = input.lines.map((line) => ({
      line,
      amount: priced.lines.find(({ lineId }) => lineId === line.lineId)?.amount ?? NO_CENTS,
    }));
    const applied = decide(coupon, lines, input.pricedAt);
    return applied.ok ? { change: { couponCode: coupon.code }, coupon } : applied;
  });

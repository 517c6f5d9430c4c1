import type { applyCoupon as call } from "#contract/carts.ts";
import { applyCoupon as decide, type CouponRefusal, couponMessage } from "#rules/discounts/apply-coupon.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import type { Coupon } from "#rules/pricing/cart-to-price.ts";
import { type Handler, refused } from "../http/route.ts";
import { changeCart, type Refused } from "./change-cart.ts";
import { findCoupon } from "./coupons-table.ts";
import { loadCart } from "./load-cart.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";

/** A code that does not apply is refused by name, and the cart keeps the one it had. An empty code clears it. */
export const applyCoupon: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, cart) => {
    if (body.couponCode === "") return { couponCode: null };
    const coupon = await findCoupon(tx, body.couponCode, { id: cart.id, email: cart.shippingAddress?.Email ?? null });
    if (!coupon) return couponRefused("coupon_unknown", body.couponCode, null);
    const { input, priced } = priceLoadedCart(world, await loadCart(tx, { ...cart, couponCode: null }), null);
    const lines = input.lines.map((line) => ({
      line,
      amount: priced.lines.find(({ lineId }) => lineId === line.lineId)?.amount ?? NO_CENTS,
    }));
    const applied = decide(coupon, lines, input.pricedAt);
    return applied.ok ? { couponCode: coupon.code } : couponRefused(applied.reason, coupon.code, coupon);
  });

function couponRefused(reason: CouponRefusal, code: string, coupon: Coupon | null): Refused {
  return refused(422, reason, couponMessage(reason, code.toUpperCase(), coupon), { Icon: "warning" });
}

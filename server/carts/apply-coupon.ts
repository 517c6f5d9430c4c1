import { refuse } from "#rules/refusal.ts";
import type { applyCoupon as call } from "#contract/carts.ts";
import { applyCoupon as decide, type Coupon } from "#rules/discounts/apply-coupon.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import { countCode } from "../http/count-codes.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { changeCart } from "./change-cart.ts";
import type { LoadedCart } from "./load-cart.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";

/**
 * A code that does not apply is refused by name, and the cart keeps the one it had. An empty code clears it; one that
 * applies clears the ID verification (S295). Every try is counted before anything is looked for.
 */
export const applyCoupon: Handler<typeof call> = async ({ world, principal, body: { couponCode } }) => {
  if (couponCode === "") return changeCart(world, principal, () => ({ change: { couponCode: null }, coupon: null }));
  const refused = await countCode(world, principal, "coupon");
  if (refused) return refused;
  const decideOn = (loaded: LoadedCart) => {
    const { coupon } = loaded;
    if (!coupon) return refuse("coupon_unknown", { code: couponCode.toUpperCase() });
    const applied = couponOn(world, loaded, coupon);
    return applied.ok ? { change: { couponCode: coupon.code, idVerification: null } } : applied;
  };
  return changeCart(world, principal, decideOn, { couponCode });
};

/** What a coupon would give this cart as it is, without the one it has. */
export function couponOn(world: Pick<World, "config" | "now">, loaded: LoadedCart, coupon: Coupon) {
  const { input, priced } = priceLoadedCart(world, withoutDiscount(loaded), null);
  const lines = input.lines.map((line) => ({
    line,
    amount: priced.lines.find(({ lineId }) => lineId === line.lineId)?.amount ?? NO_CENTS,
  }));
  return decide(coupon, lines, input.pricedAt, world.config.shipping.warehouse.timeZone);
}

function withoutDiscount(loaded: LoadedCart): LoadedCart {
  return { ...loaded, coupon: null, cart: { ...loaded.cart, idVerification: null } };
}

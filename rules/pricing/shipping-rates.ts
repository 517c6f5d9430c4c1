import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, sumCents } from "../money/cents.ts";
import { toWireMoney } from "../money/wire-money.ts";
import { gearRanges } from "../shipping/gear-shipping-fee.ts";
import type { ShippingRate } from "../cart/cart-state.ts";
import type { PricedCart } from "./priced-cart.ts";

/**
 * The rates of a cart's chosen way, by which a browser computes its fee until the next answer (S286). Empty while nothing
 * is charged by piece or weight: before the destination is known, and where shipping is free.
 */
export function shippingRates(
  { steps, shippingMethodId }: Pick<PricedCart, "steps" | "shippingMethodId">,
  { shipping }: Pick<PricingConfig, "shipping">,
): ShippingRate[] {
  const step = steps.find(({ rule }) => rule === "shipping-method" || rule === "coupon-free-shipping");
  if (!step || !("reason" in step) || shippingMethodId === null) return [];
  const { reason } = step;
  if (reason.because === "systems")
    return reason.charged.map(({ kind, each }) => ({ of: kind, fee: toWireMoney(each) }));
  if (reason.because === "ready_made")
    return (["desktop", "laptop"] as const).map((of) => ({ of, fee: toWireMoney(reason.each) }));
  if (reason.because !== "gear_weight") return [];
  return gearRanges(shippingMethodId, shipping).map(({ fromGrams, toGrams, fee }) => ({
    of: "gear",
    fromGrams,
    toGrams,
    fee: toWireMoney(sumCents([fee, reason.adder?.fee ?? NO_CENTS])),
  }));
}

import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, type Cents } from "../money/cents.ts";
import { shippingOptionsFor } from "../shipping/shipping-options.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { PricedShippingOption, PriceStep } from "./priced-cart.ts";
import { step } from "./steps.ts";

/** Every way the cart may travel, and the step of the chosen one; the cheapest stands until the shopper chooses. */
export function priceShipping(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  freedByCode: string | null,
  config: PricingConfig,
): { options: readonly PricedShippingOption[]; chosen: PricedShippingOption | null; steps: PriceStep[] } {
  // A code frees the cheapest way only: it is not a free upgrade to overnight.
  const options = shippingOptionsFor(cart, afterDiscountSubtotal, config).map((option, at) =>
    at === 0 && freedByCode !== null && option.fee > 0
      ? { ...option, fee: NO_CENTS, listFee: option.fee, why: `Free with code ${freedByCode}.` }
      : { ...option, listFee: option.fee },
  );
  const chosen = options.find(({ methodId }) => methodId === cart.shippingMethodId) ?? options[0] ?? null;
  if (!chosen) return { options, chosen, steps: [] };
  const shippingStep = step({
    kind: "shipping",
    rule: chosen.fee < chosen.listFee ? "coupon-free-shipping" : "shipping-method",
    label: `Shipping, ${chosen.name}`,
    amount: chosen.fee,
    why: chosen.why,
  });
  return { options, chosen, steps: [shippingStep] };
}

import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, type Cents } from "../money/cents.ts";
import { shippingOptionsFor } from "../shipping/shipping-options.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { PriceStep, ShippingOption } from "./priced-cart.ts";
import { step } from "./steps.ts";

/** Every way the cart may travel, and the step of the chosen one; the cheapest stands until the shopper chooses. */
export function priceShipping(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  freedByCode: string | null,
  config: PricingConfig,
): { options: readonly ShippingOption[]; chosen: ShippingOption | null; steps: PriceStep[] } {
  const options = shippingOptionsFor(cart, afterDiscountSubtotal, config);
  const chosen = options.find(({ methodId }) => methodId === cart.shippingMethodId) ?? options[0] ?? null;
  if (!chosen) return { options, chosen, steps: [] };
  // A code frees the cheapest way only: it is not a free upgrade to overnight.
  const freed = freedByCode !== null && chosen.fee > 0 && chosen.methodId === options[0]?.methodId;
  const shippingStep = step({
    kind: "shipping",
    rule: freed ? "coupon-free-shipping" : "shipping-method",
    label: `Shipping, ${chosen.name}`,
    amount: freed ? NO_CENTS : chosen.fee,
    why: freed ? `Free with code ${freedByCode}.` : chosen.why,
  });
  return { options, chosen, steps: [shippingStep] };
}

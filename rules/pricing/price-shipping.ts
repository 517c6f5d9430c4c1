import type { PricingConfig } from "../config/pricing-config.ts";
import { cents, NO_CENTS, type Cents } from "../money/cents.ts";
import { shippingOptionsFor } from "../shipping/shipping-options.ts";
import { worthOffering } from "../shipping/worth-offering.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { PriceStep } from "./price-step.ts";
import type { PricedShippingOption } from "./priced-cart.ts";
import { OF_THE_ORDER } from "./steps.ts";

/**
 * Every way the cart may travel, and the steps of the chosen one; the cheapest stands until the shopper chooses.
 * `leasedFee` is what that one costs a leased order.
 */
export function priceShipping(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  freedByCode: string | null,
  config: PricingConfig,
): {
  options: readonly PricedShippingOption[];
  chosen: PricedShippingOption | null;
  steps: PriceStep[];
  leasedFee: Cents;
} {
  // A code frees the cheapest way only: it is not a free upgrade to overnight.
  const worth = worthOffering(shippingOptionsFor(cart, afterDiscountSubtotal, config), cart.shippingMethodId);
  const options = worth.map((option, at) =>
    at === 0 && freedByCode !== null && option.fee > 0
      ? {
          ...option,
          fee: NO_CENTS,
          listFee: option.fee,
          reason: { because: "free_with_code" as const, code: freedByCode },
        }
      : { ...option, listFee: option.fee },
  );
  const chosen = options.find(({ methodId }) => methodId === cart.shippingMethodId) ?? options[0] ?? null;
  if (!chosen) return { options, chosen, steps: [], leasedFee: NO_CENTS };
  const { fee, listFee, name, reason } = chosen;
  const rule = fee < listFee ? "coupon-free-shipping" : "shipping-method";
  const step: PriceStep = { ...OF_THE_ORDER, kind: "shipping", rule, amount: fee, method: name, reason };
  const increase = config.shipping.leasedIncrease ?? NO_CENTS;
  const steps = [step];
  if (cart.paymentType === "Katapult" && increase > 0)
    steps.push({ ...OF_THE_ORDER, kind: "shipping", rule: "leased-shipping", amount: increase });
  return { options, chosen, steps, leasedFee: cents(fee + increase) };
}

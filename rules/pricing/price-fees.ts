import { isService, serviceAmount } from "../cart/service-line.ts";
import type { PricingConfig } from "../config/pricing-config.ts";
import { coloradoDeliveryFee } from "../fees/colorado-delivery-fee.ts";
import { type FeeRow, rowOn } from "../fees/fee-row.ts";
import { minnesotaDeliveryFee } from "../fees/minnesota-delivery-fee.ts";
import { recyclingFee, recyclingLaw } from "../fees/recycling-fee.ts";
import { cents, sumCents, type Cents } from "../money/cents.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { NotCharged, PriceStep } from "./price-step.ts";
import { OF_THE_ORDER, sharesOf } from "./steps.ts";

/** State fees of an order that ships on `on`: recycling by the unit, delivery fees once an order. */
export function priceFees(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  on: string,
  fees: PricingConfig["fees"],
): { steps: PriceStep[]; notCharged: NotCharged[] } {
  const recycling = recyclingStep(cart, on, fees);
  const colorado = coloradoDeliveryFee(cart, on, fees.coloradoDelivery);
  const minnesota = minnesotaDeliveryFee(
    cart.destination,
    cents(afterDiscountSubtotal - serviceAmount(cart.lines)),
    on,
    fees.minnesotaDelivery,
  );
  const steps = [
    recycling,
    colorado && deliveryStep("colorado-delivery-fee", colorado),
    minnesota && deliveryStep("minnesota-delivery-fee", minnesota),
  ].filter((each) => each !== null);
  return {
    steps,
    notCharged: notCharged(cart, on, fees, { colorado: colorado !== null, minnesota: minnesota !== null }),
  };
}

function recyclingStep(cart: CartToPrice, on: string, fees: PricingConfig["fees"]): PriceStep | null {
  const law = recyclingLaw(cart.destination, on, fees.recycling);
  const amounts = cart.lines.map(recyclingFee);
  const amount = sumCents(amounts);
  if (!law || amount === 0) return null;
  return {
    kind: "recycling",
    rule: "recycling-fee",
    validFrom: law.from,
    source: law.source,
    amount,
    lineId: null,
    shares: sharesOf(
      cart.lines.map(({ lineId }) => lineId),
      amounts,
    ),
  };
}

function deliveryStep(
  rule: "colorado-delivery-fee" | "minnesota-delivery-fee",
  { fee, from, source }: FeeRow,
): PriceStep {
  return { ...OF_THE_ORDER, kind: "delivery_fee", rule, amount: fee, validFrom: from, source };
}

function notCharged(
  cart: CartToPrice,
  on: string,
  fees: PricingConfig["fees"],
  charged: { colorado: boolean; minnesota: boolean },
): NotCharged[] {
  const state = cart.destination?.country === "USA" ? cart.destination.state : null;
  if (cart.lines.every(isService)) return [];
  if (state === "CO" && !charged.colorado && rowOn(fees.coloradoDelivery, on))
    return [{ rule: "colorado-delivery-fee", because: cart.paymentType === "Katapult" ? "katapult" : "deposit" }];
  if (state === "MN" && !charged.minnesota) {
    const row = rowOn(fees.minnesotaDelivery, on);
    return row ? [{ rule: "minnesota-delivery-fee", minimum: row.minimum }] : [];
  }
  return [];
}

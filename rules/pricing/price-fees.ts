import type { PricingConfig } from "../config/pricing-config.ts";
import { coloradoDeliveryFee } from "../fees/colorado-delivery-fee.ts";
import { rowOn } from "../fees/fee-row.ts";
import { minnesotaDeliveryFee } from "../fees/minnesota-delivery-fee.ts";
import { recyclingFee, recyclingLaw } from "../fees/recycling-fee.ts";
import { sumCents, type Cents } from "../money/cents.ts";
import { moneyText } from "../money/money-text.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { NotCharged, PriceStep } from "./priced-cart.ts";
import { sharesOf, step } from "./steps.ts";
import { longDay } from "../shipping/days.ts";

/** State fees of an order that ships on `on`: recycling by the unit, delivery fees once an order. */
export function priceFees(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  on: string,
  fees: PricingConfig["fees"],
): { steps: PriceStep[]; notCharged: NotCharged[] } {
  const recycling = recyclingStep(cart, on, fees);
  const colorado = coloradoDeliveryFee(cart, on, fees.coloradoDelivery);
  const minnesota = minnesotaDeliveryFee(cart, afterDiscountSubtotal, on, fees.minnesotaDelivery);
  const steps = [
    recycling,
    colorado && deliveryStep("colorado-delivery-fee", "Colorado retail delivery fee", colorado),
    minnesota && deliveryStep("minnesota-delivery-fee", "Minnesota retail delivery fee", minnesota),
  ].filter((each) => each !== null);
  return {
    steps,
    notCharged: notCharged(cart, on, fees, { colorado: colorado !== null, minnesota: minnesota !== null }),
  };
}

function recyclingStep(cart: CartToPrice, on: string, fees: PricingConfig["fees"]): PriceStep | null {
  const law = recyclingLaw(cart, on, fees.recycling);
  const amounts = cart.lines.map(recyclingFee);
  const amount = sumCents(amounts);
  if (!law || amount === 0) return null;
  return step({
    kind: "recycling",
    rule: "recycling-fee",
    label: "Recycling fee",
    amount,
    validFrom: law.from,
    why: `The state pays recyclers with it; we keep none of it. ${law.source}`,
    shares: sharesOf(
      cart.lines.map(({ lineId }) => lineId),
      amounts,
    ),
  });
}

function deliveryStep(rule: string, label: string, row: { fee: Cents; from: string; source: string }): PriceStep {
  return step({
    kind: "delivery_fee",
    rule,
    label,
    amount: row.fee,
    validFrom: row.from,
    why: `${moneyText(row.fee)} per order since ${longDay(row.from)}. ${row.source}`,
  });
}

function notCharged(
  cart: CartToPrice,
  on: string,
  fees: PricingConfig["fees"],
  charged: { colorado: boolean; minnesota: boolean },
): NotCharged[] {
  const state = cart.destination?.country === "USA" ? cart.destination.state : null;
  if (state === "CO" && !charged.colorado && rowOn(fees.coloradoDelivery, on)) {
    return [
      {
        rule: "colorado-delivery-fee",
        why:
          cart.paymentType === "Katapult"
            ? "Colorado's delivery fee is Katapult's to file."
            : "Colorado’s delivery fee isn’t charged on a deposit, because nothing is delivered yet.",
      },
    ];
  }
  if (state === "MN" && !charged.minnesota) {
    const row = rowOn(fees.minnesotaDelivery, on);
    return row
      ? [{ rule: "minnesota-delivery-fee", why: `Minnesota's delivery fee begins at ${moneyText(row.minimum)}.` }]
      : [];
  }
  return [];
}

import { isSpecialRegion } from "../address/special-region.ts";
import { NO_CENTS, cents, type Cents } from "../money/cents.ts";
import type { Destination, LineToPrice, ShippingMethodId } from "../pricing/cart-to-price.ts";
import { moneyText } from "../money/money-text.ts";
import type { GearWeightRange, ShippingConfig } from "./shipping-config.ts";

export interface ShippingFee {
  fee: Cents;
  /** One sentence for the receipt. */
  why: string;
}

/** Fee of a cart without systems: its weight's range, and the adders for the postal service and for two days to a special region. */
export function gearShippingFee(
  lines: readonly LineToPrice[],
  methodId: ShippingMethodId,
  destination: Destination,
  shipping: ShippingConfig,
): ShippingFee {
  const charge = shipping.gearShippingChargeWeightMapping.find(({ methodIds }) => methodIds.includes(methodId));
  if (!charge) throw new RangeError(`No gear shipping charge is on file for method ${methodId}`);
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const range = rangeFor(grams, charge.ranges);
  const adder = gearAdder(methodId, destination, shipping);
  const upTo = `${weightText(grams)} of gear: ${moneyText(range.fee)}`;
  return { fee: cents(range.fee + adder.fee), why: adder.fee === 0 ? `${upTo}.` : `${upTo}, and ${adder.why}.` };
}

/** First range that holds the weight, ends included; the last one when none does (S523, A49). */
function rangeFor(grams: number, ranges: readonly GearWeightRange[]): GearWeightRange {
  const range = ranges.find(({ fromGrams, toGrams }) => fromGrams <= grams && grams <= toGrams) ?? ranges.at(-1);
  if (!range) throw new RangeError("A gear shipping charge has no weight ranges");
  return range;
}

/** Once an order, whatever it holds (A47). */
function gearAdder(methodId: ShippingMethodId, destination: Destination, shipping: ShippingConfig): ShippingFee {
  const { usPostal, twoDaySpecialRegion, twoDayMethodIds } = shipping.gearAdders;
  if (methodId === 2) return { fee: usPostal, why: `${moneyText(usPostal)} for the postal service` };
  if (twoDayMethodIds.includes(methodId) && isSpecialRegion(destination)) {
    return {
      fee: twoDaySpecialRegion,
      why: `${moneyText(twoDaySpecialRegion)} for two-day delivery to ${destination.state}`,
    };
  }
  return { fee: NO_CENTS, why: "" };
}

function weightText(grams: number): string {
  return `${(grams / 1000).toFixed(grams % 1000 === 0 ? 0 : 2)} kg`;
}

import { isSpecialRegion } from "../address/special-region.ts";
import { cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { ShippingMethodId } from "./shipping-config.ts";
import type { GearWeightRange, ShippingConfig } from "./shipping-config.ts";
import type { GearAdder, ShippingFee } from "./shipping-reason.ts";

/** Fee of a cart without systems: its weight's range, and the adders for the postal service and for two days to a special region. */
export function gearShippingFee(
  lines: readonly LineToPrice[],
  methodId: ShippingMethodId,
  destination: Destination,
  shipping: ShippingConfig,
): ShippingFee {
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const { fee } = rangeFor(grams, gearRanges(methodId, shipping));
  const adder = gearAdder(methodId, destination, shipping);
  return { fee: cents(fee + (adder?.fee ?? 0)), reason: { because: "gear_weight", grams, fee, adder } };
}

/** What a method asks by weight. */
export function gearRanges(methodId: ShippingMethodId, shipping: ShippingConfig): readonly GearWeightRange[] {
  const charge = shipping.gearShippingChargeWeightMapping.find(({ methodIds }) => methodIds.includes(methodId));
  if (!charge) throw new RangeError(`No gear shipping charge is on file for method ${methodId}`);
  return charge.ranges;
}

/** First range that holds the weight, ends included; the last one when none does (S523, A49). */
function rangeFor(grams: number, ranges: readonly GearWeightRange[]): GearWeightRange {
  const range = ranges.find(({ fromGrams, toGrams }) => fromGrams <= grams && grams <= toGrams) ?? ranges.at(-1);
  if (!range) throw new RangeError("A gear shipping charge has no weight ranges");
  return range;
}

/** Once an order, whatever it holds (A47). */
function gearAdder(methodId: ShippingMethodId, destination: Destination, shipping: ShippingConfig): GearAdder | null {
  const { usPostal, twoDaySpecialRegion, twoDayMethodIds } = shipping.gearAdders;
  const adder: GearAdder | null =
    methodId === 2
      ? { because: "postal_service", fee: usPostal }
      : twoDayMethodIds.includes(methodId) && isSpecialRegion(destination)
        ? { because: "two_days_to_region", fee: twoDaySpecialRegion, state: destination.state }
        : null;
  return adder?.fee ? adder : null;
}

import { cents, NO_CENTS, sumCents, type Cents } from "../money/cents.ts";
import { fromWireMoney } from "../money/wire-money.ts";
import type { CartState, CartStateItem } from "./cart-state.ts";

/**
 * The fee of what is in the cart now, by the rates of the way that the server last charged: systems by piece, gear alone
 * by its weight, and nothing where nothing is left to ship. Free stays free, and so does what no rate is known for.
 */
export function localShippingFee(state: CartState): Cents {
  const shipped = Object.values(state.cartItems).filter((item) => !item.IsPreOrderDepositItem && !item.ExtendWarranty);
  if (shipped.length === 0) return NO_CENTS;
  const systems = shipped.filter(({ ModelID }) => ModelID > 0);
  const fee = systems.length > 0 ? feeOfSystems(systems, state) : feeOfGear(shipped, state);
  return fee ?? fromWireMoney(state.shippingFee);
}

function feeOfSystems(systems: readonly CartStateItem[], { shippingRates }: CartState): Cents | null {
  const rates = new Map(shippingRates.map(({ of, fee }) => [of, fromWireMoney(fee)]));
  if (!rates.has("desktop") && !rates.has("laptop")) return null;
  return sumCents(
    systems.map(({ IsNotebook, Quantity }) => cents((rates.get(IsNotebook ? "laptop" : "desktop") ?? 0) * Quantity)),
  );
}

/** The first range that holds the weight, the last one where none does (S523). */
function feeOfGear(gear: readonly CartStateItem[], { shippingRates }: CartState): Cents | null {
  const ranges = shippingRates.filter((rate) => rate.of === "gear");
  const grams = gear.reduce((sum, { Weight, Quantity }) => sum + Math.round(Weight * 1000) * Quantity, 0);
  const range = ranges.find(({ fromGrams, toGrams }) => fromGrams <= grams && grams <= toGrams) ?? ranges.at(-1);
  return range ? fromWireMoney(range.fee) : null;
}

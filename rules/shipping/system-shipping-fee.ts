import { cents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "../pricing/cart-to-price.ts";
import { moneyText } from "../money/money-text.ts";
import type { ShippingFee } from "./gear-shipping-fee.ts";
import type { SystemRates } from "./shipping-config.ts";
import { systemKind } from "./shipped-kinds.ts";

/** What a method asks for one system beyond the part its price holds: (rate − 75) or (rate − 49), never below 0 (S521, A48). */
export function systemFeeEach(kind: "desktop" | "laptop", rates: SystemRates, includedInPrice: SystemRates): Cents {
  return cents(Math.max(0, rates[kind] - includedInPrice[kind]));
}

/** The fee of all systems; gear travels with them. */
export function systemShippingFee(
  systems: readonly LineToPrice[],
  rates: SystemRates,
  includedInPrice: SystemRates,
): ShippingFee {
  const counts = { desktop: 0, laptop: 0 };
  for (const line of systems) counts[systemKind(line)] += line.quantity;
  const charged = (["desktop", "laptop"] as const)
    .map((kind) => ({ kind, count: counts[kind], each: systemFeeEach(kind, rates, includedInPrice) }))
    .filter(({ count, each }) => count > 0 && each > 0);
  const fee = cents(charged.reduce((sum, { count, each }) => sum + count * each, 0));
  if (fee === 0) return { fee, why: "Included in the price of every PC and laptop." };
  const reasons = charged.map(
    ({ kind, count, each }) =>
      `${count} × ${moneyText(each)} (the ${kind} rate of ${moneyText(rates[kind])}, less ${moneyText(includedInPrice[kind])} already in its price)`,
  );
  return { fee, why: `${reasons.join(", ")}.` };
}

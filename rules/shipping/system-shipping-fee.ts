import { cents, type Cents } from "../money/cents.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { SystemRates } from "./shipping-config.ts";
import type { ShippingFee } from "./shipping-reason.ts";
import { systemKind } from "./shipped-kinds.ts";

/** What a method asks for one system beyond the part its price holds: (rate − 75) or (rate − 49), never below 0 (S521, A48). */
function systemFeeEach(kind: "desktop" | "laptop", rates: SystemRates, includedInPrice: SystemRates): Cents {
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
    .map((kind) => ({
      kind,
      count: counts[kind],
      each: systemFeeEach(kind, rates, includedInPrice),
      rate: rates[kind],
      included: includedInPrice[kind],
    }))
    .filter(({ count, each }) => count > 0 && each > 0);
  const fee = cents(charged.reduce((sum, { count, each }) => sum + count * each, 0));
  return { fee, reason: { because: "systems", charged } };
}

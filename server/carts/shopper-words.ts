import type { PriceStep } from "#rules/pricing/priced-cart.ts";
import { USA_TAX_REGIONS } from "#rules/tax/rates-usa.ts";
import { leavesOutLocalTax } from "#rules/tax/tax-region.ts";

/**
 * What a shopper reads of a step. An order keeps its steps as they were written, and until November 2026 their sentences
 * held notes for the owner: those are left out here, by the rule they belong to.
 */
export function shopperWords(step: PriceStep): { why: string; rounding: string | null; note?: string } {
  const isTax = step.kind === "tax";
  return {
    why: isTax ? step.why.replace(SOURCE_OF_TAX, "$1") : step.why,
    rounding:
      step.rounding?.replace(", half to even: ", ", rounded to ").replace(ONCE_A_LINE, "Rounded once for each item.") ??
      null,
    ...(isTax && isOfStateAlone(step) && { note: "State rate. City and county tax not included." }),
  };
}

/** `2.9% of $59.00 for CO, the rate since 2025-07-01.` is for shoppers, what followed it was not. */
const SOURCE_OF_TAX = /^(.+? for [A-Z]{2}(?:, the rate since [\d-]+)?\.) .*$/;
const ONCE_A_LINE = /^Rounded once an? (?:line|item), half to even.*$/;

/** Steps from before the fact was kept: at the rate of the table of that time, they were the state's alone. */
function isOfStateAlone({ rule, ratePpm, leavesOutLocalTax: isKept }: PriceStep): boolean {
  if (isKept !== undefined) return isKept;
  return LEAVING_OUT.has(`${rule} ${ratePpm}`);
}
const LEAVING_OUT: ReadonlySet<string> = new Set(
  USA_TAX_REGIONS.filter(leavesOutLocalTax).flatMap(({ state, parts }) =>
    parts.map(({ ratePpm }) => `tax-usa-${state.toLowerCase()} ${ratePpm}`),
  ),
);

/** The same for what was not charged: a holiday's sentence ends with its time. */
export function notChargedWords({ rule, why }: { rule: string; why: string }): string {
  return rule === "tax-holiday" ? why.replace(/ local time\..*$/, " local time.") : why;
}

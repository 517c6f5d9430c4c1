import { sumCents, type Cents } from "../money/cents.ts";
import type { PriceStep } from "./priced-cart.ts";

type StepFacts = Pick<PriceStep, "kind" | "rule" | "label" | "amount" | "why"> & Partial<PriceStep>;

/** A step with what it does not say left out. */
export function step(facts: StepFacts): PriceStep {
  return { lineId: null, ratePpm: null, validFrom: null, rounding: null, shares: [], ...facts };
}

export function sumOf(steps: readonly PriceStep[], ...kinds: PriceStep["kind"][]): Cents {
  return sumCents(steps.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
}

/** Shares by line without the lines that got nothing. */
export function sharesOf(lineIds: readonly string[], amounts: readonly Cents[]): PriceStep["shares"] {
  return lineIds.flatMap((lineId, at) => {
    const amount = amounts[at];
    return amount === undefined || amount === 0 ? [] : [{ lineId, amount }];
  });
}

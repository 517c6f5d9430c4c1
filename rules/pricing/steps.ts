import { sumCents, type Cents } from "../money/cents.ts";
import type { PriceStep, StepKind } from "./price-step.ts";

/** A step of the whole order, on no line. */
export const OF_THE_ORDER = { lineId: null, shares: [] } as const;

/** The amount of a line by its place. Lists that go by the lines are as long as they; anything else is a fault of ours. */
export function amountAt(amounts: readonly Cents[], at: number): Cents {
  const amount = amounts[at];
  if (amount === undefined) throw new RangeError(`No amount for line ${at}`);
  return amount;
}

export function sumOf(steps: readonly PriceStep[], ...kinds: StepKind[]): Cents {
  return sumCents(steps.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
}

/** Shares by line without the lines that got nothing. */
export function sharesOf(lineIds: readonly string[], amounts: readonly Cents[]): PriceStep["shares"] {
  return lineIds.map((lineId, at) => ({ lineId, amount: amountAt(amounts, at) })).filter(({ amount }) => amount !== 0);
}

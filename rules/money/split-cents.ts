import { cents, type Cents } from "./cents.ts";

/**
 * Shares an amount by weight so that the shares sum to it exactly: each gets its whole cents, the spare cents go to
 * the largest remainders, ties to the heavier and then to the earlier. All weights 0 puts everything on none: the
 * answer is zeros, and the amount must be 0. Weights are not negative; the amount may be (a discount).
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount !== 0) throw new RangeError(`${amount} cents cannot be shared over nothing`);
    return weights.map(() => cents(0));
  }
  const size = BigInt(Math.abs(amount));
  const shares = weights.map((weight, at) => ({
    at,
    weight,
    whole: (size * BigInt(weight)) / total,
    rest: (size * BigInt(weight)) % total,
  }));
  const spare = Number(size - shares.reduce((sum, { whole }) => sum + whole, 0n));
  const first = shares
    .toSorted((a, b) => (a.rest === b.rest ? b.weight - a.weight || a.at - b.at : a.rest > b.rest ? -1 : 1))
    .slice(0, spare);
  const lucky = new Set(first.map(({ at }) => at));
  const sign = amount < 0 ? -1 : 1;
  return shares.map(({ at, whole }) => cents(sign * (Number(whole) + (lucky.has(at) ? 1 : 0))));
}

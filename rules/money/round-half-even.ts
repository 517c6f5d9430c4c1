import { cents, type Cents } from "./cents.ts";

/** Parts in a million: 6.25 % is 62 500. Rates are whole numbers so that no float ever meets money. */
export type Ppm = number;

/**
 * `numerator / denominator` to the nearest whole, a tie to the even neighbor (S503, A46). Exact for any size.
 * Throws `RangeError` when the denominator is not above 0.
 */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`Cannot divide by ${denominator}`);
  const floor = numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);
  const twiceRest = 2n * (numerator - floor * denominator);
  if (twiceRest < denominator) return floor;
  if (twiceRest > denominator) return floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}

/** An amount times a rate, rounded once. */
export function timesRate(amount: Cents, ratePpm: Ppm): Cents {
  return cents(Number(roundHalfEven(BigInt(amount) * BigInt(ratePpm), 1_000_000n)));
}

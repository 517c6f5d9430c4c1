/** An amount of US dollars in whole cents. Never a fraction; may be negative only where a name says so (a discount). */
export type Cents = number & { readonly __cents: unique symbol };

/** Brands a whole number of cents. Throws `RangeError` on a fraction or beyond the exact integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const NO_CENTS = cents(0);

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

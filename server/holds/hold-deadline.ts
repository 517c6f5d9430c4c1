export const HOLD_MINUTES = 15;

/** Stock and coupon wait this long for the shopper's payment. */
export function holdDeadline(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}

import { NO_CENTS, cents, type Cents } from "../money/cents.ts";
import { timesRate } from "../money/round-half-even.ts";
import type { LineAmount } from "./apply-coupon.ts";

export interface IdVerification {
  userId: string;
  groupName: string;
  verified: boolean;
  /** Parts per million: 5 % is 50000. */
  discountPpm: number;
}

/**
 * A verified group's percentage off every line but deposits, rounded once a line (S174–S180). Zero or negative, in the
 * order of the lines; zeros when nobody is verified.
 */
export function idDiscount(verification: IdVerification | null, lines: readonly LineAmount[]): Cents[] {
  return lines.map(({ line, amount }) => {
    if (!verification?.verified || line.isPreOrderDeposit) return NO_CENTS;
    return cents(-timesRate(amount, verification.discountPpm));
  });
}

import { cents, type Cents } from "../money/cents.ts";
import { type Ppm, roundHalfEven } from "../money/round-half-even.ts";

/** A plan of a lender that takes equal payments monthly, without a down payment. Amounts are inclusive. */
export interface LoanTerms {
  months: number;
  /** Annual percentage rate; 0 is a plan without interest. */
  aprPpm: Ppm;
  minimum: Cents;
  maximum: Cents;
}

/**
 * An estimate, never an offer: the lender alone decides. Whoever shows the payment shows months and rate beside it, under
 * the name "APR": the amount of a payment and the number of payments are triggering terms of Regulation Z, 12 CFR 1026.24(d).
 */
export interface MonthlyPrice {
  payment: Cents;
  months: number;
  aprPpm: Ppm;
}

const MONTHS_A_YEAR = 12;
const MILLION = 1_000_000;

/**
 * What an amount would cost monthly on these terms, rounded once, a tie to the even cent; null where the plan is not for
 * that amount. Throws `RangeError` on terms that are none. A lease of Katapult has no such price: it is told by Katapult.
 */
export function monthlyPrice(amount: Cents, { months, aprPpm, minimum, maximum }: LoanTerms): MonthlyPrice | null {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`${months} is no number of months`);
  if (!Number.isInteger(aprPpm) || aprPpm < 0) throw new RangeError(`${aprPpm} is no rate in parts per million`);
  if (amount < minimum || amount > maximum) return null;
  return { payment: paymentOf(BigInt(amount), BigInt(months), BigInt(aprPpm)), months, aprPpm };
}

/** The annuity `amount · r · (1 + r)^n / ((1 + r)^n − 1)` with a month's rate r as a fraction, so that no float meets money. */
function paymentOf(amount: bigint, months: bigint, aprPpm: bigint): Cents {
  if (aprPpm === 0n) return cents(Number(roundHalfEven(amount, months)));
  const whole = BigInt(MONTHS_A_YEAR * MILLION);
  const grown = (whole + aprPpm) ** months;
  return cents(Number(roundHalfEven(amount * aprPpm * grown, whole * (grown - whole ** months))));
}

import { cents } from "../money/cents.ts";

/** The provider charges nothing below 0.50 (docs.stripe.com/currencies, minimum charge amounts); 0.00 needs no card. */
export const LEAST_CHARGE = cents(50);
/** Eight digits is the most it charges at once (docs.stripe.com/currencies, maximum amounts). */
export const MOST_CHARGE = cents(99_999_999);

import type { LoanTerms } from "./monthly-price.ts";
import type { Cents } from "../money/cents.ts";

export const PAYMENT_TYPES = [
  "CreditCard",
  "AFFIRM",
  "PAYPAL",
  "AMAZONV2",
  "ApplePay",
  "GooglePay",
  "Katapult",
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** How a cart is priced while nobody has said how it will be paid; leasing alone costs another total. */
export const USUAL_METHOD: PaymentType = "CreditCard";

/** Amounts are inclusive; null is no limit. */
export interface PaymentMethodConfig {
  type: PaymentType;
  title: string;
  detail: string;
  enabled: boolean;
  usOnly: boolean;
  minimum: Cents | null;
  maximum: Cents | null;
  /** A plan of the owner's contract with a lender: what an order would cost monthly is shown by it; without one nothing is. */
  loan?: LoanTerms;
}

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

/** The one method with a provider behind it: a checkout is priced for it, and the others are shown closed. */
export const CONNECTED_METHOD: PaymentType = "CreditCard";

/** Amounts are inclusive; null is no limit. */
export interface PaymentMethodConfig {
  type: PaymentType;
  title: string;
  detail: string;
  enabled: boolean;
  usOnly: boolean;
  minimum: Cents | null;
  maximum: Cents | null;
}

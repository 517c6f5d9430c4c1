import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { ScreeningVerdict } from "#rules/screening/screening-states.ts";

/** A payment that is authorised and not taken yet, as whoever screens it is told of it. */
export interface PaymentToScreen {
  paymentId: string;
  orderNumber: string;
  placedAt: Date;
  email: string;
  amount: Cents;
  shippingCost: Cents;
  billingAddress: BillingAddress;
  shippingAddress: ShippingAddress;
  lines: readonly { id: string; name: string; unitPrice: Cents; quantity: number }[];
  /** Who moves the money, and what it called the payment. */
  provider: string;
  providerRef: string;
  /** Empty where no card is known. */
  cardLast4: string;
}

export interface ScreeningAnswer {
  verdict: ScreeningVerdict;
  /** What the screener calls the case. */
  ref: string;
  /** A whole number from 0, the worst, to 1000; null where none came. */
  score: number | null;
  /** In the screener's own words; may be empty. */
  reason: string;
}

/** Who says whether an order looks like fraud. The same payment may be asked about again: its case is found. */
export interface FraudScreening {
  /** Throws `ScreeningAway` where no answer came, and `ScreeningRefused` where none ever will. */
  screen(payment: PaymentToScreen): Promise<ScreeningAnswer>;
}

/** Silence, a failing service, a key that is not taken, too many calls, or an answer that says nothing. */
export class ScreeningAway extends Error {
  override name = "ScreeningAway";
}

/** The screener understood and will not judge it: asking the same again changes nothing. */
export class ScreeningRefused extends Error {
  override name = "ScreeningRefused";
}

import type { Decline } from "#rules/payment/declines.ts";
import type { Cents } from "#rules/money/cents.ts";

/** What the shop needs of a card processor, whoever it is. Every answer is the provider's truth at that moment. */
export interface CardPayments {
  /** Stable name kept with each payment, e.g. `stripe`. */
  provider: string;
  /** Where the provider's own card fields are served: an origin that is never the shop's. */
  cardFields: { origin: string; url: string };
  /**
   * Authorises an amount on a card token. The provider deduplicates by `attemptId`: the same call again after a
   * lost answer finds the same payment. Throws `ProviderUnreachable` when no answer came, whatever happened there, and
   * `ProviderRefused` when the provider will not take the shop's request at all.
   */
  authorise(request: {
    attemptId: string;
    orderNumber: string;
    amount: Cents;
    paymentToken: string;
    returnUrl: string;
    email: string;
  }): Promise<CardPayment>;
  capture(request: { attemptId: string; providerRef: string; amount: Cents }): Promise<CardPayment>;
  void(request: { attemptId: string; providerRef: string }): Promise<CardPayment>;
  refund(request: { attemptId: string; providerRef: string; amount: Cents }): Promise<CardPayment>;
  find(providerRef: string): Promise<CardPayment | null>;
  /**
   * Gives back a part of what was captured. The provider deduplicates by `refundId`. Throws `ProviderUnreachable` when
   * no answer came, whatever happened there; a refund it will not make comes back as `failed`.
   */
  refundPart(request: {
    refundId: string;
    providerRef: string;
    orderNumber: string;
    amount: Cents;
  }): Promise<CardRefund>;
  /** Every refund of a payment, whoever made it, newest first. What is not there was never made. */
  listRefunds(providerRef: string): Promise<readonly CardRefund[]>;
  /** Verifies the signature over the raw body (±300 s); null when it is not the provider's. */
  readWebhook(rawBody: string, signature: string): PaymentEvent | null;
}

/** What a provider says has happened to a payment. Its own words are not believed; they only say which payment to ask about. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  providerRef: string | null;
  /** The attempt the payment was made for; null where the event does not say. */
  attemptId: string | null;
  /** The state it tells of; null where its type tells none. */
  news: CardPayment["state"] | null;
}

export interface CardPayment {
  providerRef: string;
  state: "requires_action" | "authorised" | "captured" | "declined" | "voided" | "refunded" | "processing";
  amount: Cents;
  currency: string;
  orderNumber: string | null;
  attemptId: string | null;
  cardType: string;
  cardLast4: string;
  /** Words for the shopper when declined. */
  decline: Decline | null;
  /** Where the shopper confirms when the bank asks (3-D Secure). */
  actionUrl: string | null;
}

/** The provider's truth about one refund. */
export interface CardRefund {
  /** Null where the provider refused to make one. */
  refundRef: string | null;
  /** Our row; null for one that was made by hand at the provider. */
  refundId: string | null;
  /** The payment it is of. */
  providerRef: string;
  state: "pending" | "succeeded" | "failed";
  amount: Cents;
  currency: string;
  /** Why it failed, in the provider's word. */
  failure: string | null;
}

/** No answer, or one that says nothing about the payment: it may or may not have happened. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}

/** The provider will not take what the shop asks (an amount or a parameter out of its rules): `payment` says that none exists. */
export class ProviderRefused extends Error {
  override name = "ProviderRefused";
  readonly payment: CardPayment;

  constructor(message: string, payment: CardPayment, options: ErrorOptions) {
    super(message, options);
    this.payment = payment;
  }
}

import type { Decline } from "#rules/payment/declines.ts";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { OrderToCharge } from "./order-to-charge.ts";

/**
 * What the shop needs of whoever moves its buyers' money: a card processor, a wallet, a lender. Every answer is the
 * provider's truth at that moment. Each call throws `ProviderUnreachable` when no answer came, whatever happened there.
 */
export interface PaymentProvider {
  /** Stable name kept with each payment, e.g. `stripe`. */
  provider: string;
  /**
   * Begins to take an amount: a card is authorised, and elsewhere the answer says where the buyer goes to agree. The
   * provider deduplicates by `attemptId`: the same call again after a lost answer finds the same payment. Throws
   * `ProviderRefused` when the provider will not take the shop's request at all.
   */
  start(request: PaymentRequest): Promise<ProviderPayment>;
  /** What the provider is told of an order, where its own scripts ask for it. */
  tell?(request: PaymentRequest): Promise<Record<string, unknown>>;
  /**
   * A wallet's own token as one that `start` takes; the same token again is the same. Absent where none is taken. Throws
   * `WalletTokenRefused` for what is no payment of the wallet, or one that was used.
   */
  walletToken?(orderNumber: string, given: WalletToken): Promise<string>;
  /** Which card a token of the page stands for, under the provider's own name for it; null where it knows none. Absent where no cards are taken. */
  cardOf?(paymentToken: string): Promise<string | null>;
  /** Takes what the buyer has agreed to: an `approved` payment becomes `authorised`, `captured` or `declined`. Again, it is the same one. */
  complete(request: ToComplete): Promise<ProviderPayment>;
  capture(request: { attemptId: string; providerRef: string; amount: Cents }): Promise<ProviderPayment>;
  void(request: { attemptId: string; providerRef: string }): Promise<ProviderPayment>;
  refund(request: { attemptId: string; providerRef: string; amount: Cents }): Promise<ProviderPayment>;
  find(providerRef: string): Promise<ProviderPayment | null>;
  /**
   * Gives back a part of what was captured. The provider deduplicates by `refundId`. A refund it will not make comes
   * back as `failed`.
   */
  refundPart(request: {
    refundId: string;
    providerRef: string;
    orderNumber: string;
    amount: Cents;
  }): Promise<ProviderRefund>;
  /** Every refund of a payment, whoever made it, newest first. What is not there was never made. */
  listRefunds(providerRef: string): Promise<readonly ProviderRefund[]>;
  /** Every dispute of a payment; absent where the provider tells of none by its API. */
  listDisputes?(providerRef: string): Promise<readonly ProviderDispute[]>;
  /** Verifies who sent it over the raw body, by these headers; null when it is not the provider's. */
  readWebhook(rawBody: string, header: (name: string) => string | undefined): Promise<PaymentEvent | null>;
}

export interface PaymentRequest {
  attemptId: string;
  orderNumber: string;
  amount: Cents;
  /** What the page has of the provider's own fields; elsewhere a sign of this press that the provider never sees. */
  paymentToken: string;
  /** Where the buyer comes back to, having agreed or not: the provider is asked then. */
  returnUrl: string;
  email: string;
  /** What is bought, read only by whom it must be told to. */
  order(): Promise<OrderToCharge>;
}

/** Apple's `ApplePayPaymentToken`, encrypted for the processor; or Google's token, a text. */
export type WalletToken =
  | {
      paymentData: Record<string, unknown>;
      paymentMethod: { displayName: string; network: string; type: string };
      transactionIdentifier: string;
    }
  | string;

export interface ToComplete {
  attemptId: string;
  providerRef: string;
  orderNumber: string;
  amount: Cents;
}

/** What a provider says has happened to a payment. Its own words are not believed; they only say which payment to ask about. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  providerRef: string | null;
  /** The attempt the payment was made for; null where the event does not say. */
  attemptId: string | null;
  /** The state it tells of; null where its type tells none. */
  news: ProviderPayment["state"] | null;
}

export interface ProviderPayment {
  providerRef: string;
  /** `approved`: the buyer has agreed on the provider's page, and `complete` takes it. */
  state: "requires_action" | "approved" | "authorised" | "captured" | "declined" | "voided" | "refunded" | "processing";
  amount: Cents;
  currency: string;
  orderNumber: string | null;
  attemptId: string | null;
  /** Brand of the card, or the name of what pays where that is no card, e.g. `PayPal`. */
  cardType: string;
  /** Empty where no card is known. */
  cardLast4: string;
  /** The same for the same card whoever types it, and no number: the provider's own name for it. */
  card?: string | null;
  /** Words for the shopper when declined. */
  decline: Decline | null;
  /** Where the buyer agrees: the bank's page (3-D Secure), the wallet's, the lender's. */
  actionUrl: string | null;
}

/** The provider's truth about one refund. */
export interface ProviderRefund {
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

/** The provider's truth about what a buyer's bank asks back. */
export interface ProviderDispute {
  disputeRef: string;
  /** The payment it is of. */
  providerRef: string;
  state: DisputeState;
  /** The bank's word, as `fraudulent`. */
  reason: string;
  amount: Cents;
  currency: string;
  /** Moved out of the store's balance for it, and back in, without the provider's fees. */
  takenBack: Cents;
  wonBack: Cents;
  /** Until then evidence is taken. */
  dueAt: Date | null;
  openedAt: Date;
}

/** The provider will not take what the shop asks (an amount or a parameter out of its rules): `payment` says that none exists. */
export class ProviderRefused extends Error {
  override name = "ProviderRefused";
  readonly payment: ProviderPayment;

  constructor(message: string, payment: ProviderPayment, options: ErrorOptions) {
    super(message, options);
    this.payment = payment;
  }
}

/** What a browser sent is no payment of its wallet, or one that was used before. Nothing was taken. */
export class WalletTokenRefused extends Error {
  override name = "WalletTokenRefused";
}

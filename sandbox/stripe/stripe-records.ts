import { type Ledger, openLedger } from "../ledger.ts";
import type { EventRecord } from "../webhook-queue.ts";

/** What the peer remembers. A card is its brand, last four digits and the name of its behaviour; never its number. */
export interface PaymentMethodRecord {
  id: string;
  brand: string;
  last4: string;
  /** The same for the same card, whatever token it is behind; made of anything but its number. */
  fingerprint?: string;
  expMonth: number;
  expYear: number;
  behaviour: string;
  created: number;
}

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "requires_capture"
  | "succeeded"
  | "canceled";

export interface CardFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface IntentRecord {
  id: string;
  clientSecret: string;
  /** Whole cents, as all amounts here. */
  amount: number;
  currency: string;
  captureMethod: "automatic" | "manual";
  status: IntentStatus;
  paymentMethod: string | null;
  returnUrl: string | null;
  metadata: Record<string, string>;
  description: string | null;
  latestCharge: string | null;
  failure: CardFailure | null;
  created: number;
  canceledAt: number | null;
}

/** Of a wallet: good for one payment method. */
export interface TokenRecord {
  id: string;
  /** The test card's own token. */
  card: string;
  /** SHA-256 of what the wallet gave. */
  paymentData: string;
  used: boolean;
  created: number;
}

export interface ChargeRecord {
  id: string;
  paymentIntent: string;
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
  currency: string;
  state: "authorised" | "captured" | "released";
  paymentMethod: string;
  metadata: Record<string, string>;
  created: number;
}

export interface RefundRecord {
  id: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  created: number;
  /** Why the buyer's bank sent it back; it never did where there is none. */
  failure?: string;
}

export interface DisputeRecord {
  id: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  dueBy: number;
  /** What moved in the store's balance: below zero taken, above it given back. */
  moved: number[];
  created: number;
}

/** The saved answer of a request that carried an Idempotency-Key. */
export interface KeyRecord {
  id: string;
  fingerprint: string;
  status: number;
  body: Record<string, unknown>;
}

export interface StripeTables {
  paymentMethods: PaymentMethodRecord;
  tokens: TokenRecord;
  intents: IntentRecord;
  charges: ChargeRecord;
  refunds: RefundRecord;
  disputes: DisputeRecord;
  events: EventRecord;
  keys: KeyRecord;
}

export type StripeLedger = Ledger<StripeTables>;

export function openStripeLedger(file: string | null): StripeLedger {
  return openLedger(file, ["paymentMethods", "tokens", "intents", "charges", "refunds", "disputes", "events", "keys"]);
}

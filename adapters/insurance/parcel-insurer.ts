import type { Cents } from "#rules/money/cents.ts";

/** What is to be insured, and where it goes. */
export interface ParcelToInsure {
  /** What the goods cost their buyer, before tax and shipping. */
  value: Cents;
  country: "US" | "CA";
  postalCode: string;
}

export interface InsuranceQuote {
  quoteId: string;
  premium: Cents;
  /** Seconds from now in which it can be bought. */
  lastsSeconds: number;
}

/**
 * Who insures parcels. Each call throws `InsurerAway` where nobody knows what came of it, and `InsurerRefused` for a
 * definite no.
 */
export interface ParcelInsurer {
  /** The insurer's terms, for whoever thinks of buying. */
  termsUrl: string;
  /** Buys nothing. */
  quote(parcel: ParcelToInsure): Promise<InsuranceQuote>;
  /** Buys what was quoted, for this order. The same call again finds the same policy; for another order it is refused. */
  buy(bought: { quoteId: string; orderNumber: string }): Promise<{ policyId: string }>;
  /** Tells which parcel the policy is of, once it leaves. May be repeated. */
  noteShipped(shipped: { policyId: string; carrier: string; tracking: string }): Promise<void>;
  /** Ends a policy of what never leaves: its premium goes back to the store. May be repeated. */
  cancel(policy: { policyId: string }): Promise<void>;
}

/** Silence, a failing insurer, a key that is not taken, or an answer that says nothing. */
export class InsurerAway extends Error {
  override name = "InsurerAway";
}

/** The insurer understood and will not: repeating the same changes nothing. */
export class InsurerRefused extends Error {
  override name = "InsurerRefused";
}

import { type Ledger, openLedger } from "../ledger.ts";
import { NextFaults } from "../next-faults.ts";
import type { KeyRecord } from "../stripe/stripe-records.ts";

/** What befalls the next calculations: silence, half a second, a failure, a cut connection, or an answer that is wrong. */
export const TAX_FAULTS = [
  "timeout",
  "slow",
  "error_500",
  "reset",
  "garbage",
  "other_currency",
  "other_amount",
  "wrong_sum",
] as const;
export type TaxFault = (typeof TAX_FAULTS)[number];

/** A calculation as it was answered, and what the page shows of it. */
export interface PeerCalculation {
  id: string;
  place: string;
  amount: number;
  tax: number;
  shippingTax: number;
  body: Record<string, unknown>;
  lines: Record<string, unknown>[];
}

/** Stripe Tax as a store meets it: calculations, and the answers to keys. */
export class TaxPeer {
  readonly secretKey: string;
  readonly ledger: Ledger<{ calculations: PeerCalculation; keys: KeyRecord }>;
  readonly faults = new NextFaults(TAX_FAULTS);
  /** Keys whose request is being worked on. */
  readonly running = new Set<string>();

  constructor(secretKey: string, file: string | null) {
    this.secretKey = secretKey;
    this.ledger = openLedger(file, ["calculations", "keys"]);
  }

  readonly reset = (): void => {
    this.ledger.reset();
  };
}

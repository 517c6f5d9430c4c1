import { type Ledger, openLedger } from "../ledger.ts";
import { NextFaults } from "../next-faults.ts";

/** The store's keys at this peer. */
export const INSURANCE_SANDBOX_KEYS = {
  clientId: "rigsmith-sandbox",
  clientSecret: "rigsmith-sandbox-insurance",
  customerToken: "rigsmith-sandbox-customer",
};

export interface PeerQuote {
  id: string;
  insuredValue: number;
  premiumAmount: number;
  endsAt: string;
  destination: string;
}

export interface PeerCoverage {
  id: string;
  quoteId: string;
  orderNumber: string;
  premiumAmount: number;
  state: "bought" | "shipped" | "cancelled";
  tracking: string;
}

/** What befalls the next calls: silence, a failure, a cut connection, before or after it happened, or an answer that is none. */
export const INSURANCE_FAULTS = [
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_before",
  "reset_after",
  "garbage",
  "refused",
] as const;
export type InsuranceFault = (typeof INSURANCE_FAULTS)[number];

/** The insurer as a store meets it: quotes that end after a day, and policies that were bought. */
export class InsurancePeer {
  readonly ledger: Ledger<{ quote: PeerQuote; coverage: PeerCoverage }>;
  readonly faults = new NextFaults(INSURANCE_FAULTS);

  constructor(file: string | null) {
    this.ledger = openLedger(file, ["quote", "coverage"]);
  }

  readonly reset = (): void => {
    this.ledger.reset();
  };
}

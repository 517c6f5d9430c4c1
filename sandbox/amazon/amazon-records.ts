import type { AnsweredRecord } from "../answer-once.ts";
import { type Ledger, openLedger } from "../ledger.ts";
import type { EventRecord } from "../webhook-queue.ts";

/** A checkout session with its permission and its charge. Amounts in cents, times in seconds. */
export interface AmazonSessionRecord {
  id: string;
  /** `approved` on Amazon's page; `declined` and `canceled` have ended the session. */
  buyer: "expected" | "approved" | "declined";
  resultReturnUrl: string;
  cancelUrl: string;
  amount: number;
  orderNumber: string | null;
  customInformation: string | null;
  chargePermissionId: string | null;
  charge: { id: string; state: "Authorized" | "Captured" | "Canceled"; captured: number } | null;
  refunds: { id: string; amount: number; created: number }[];
  created: number;
}

export interface AmazonTables {
  sessions: AmazonSessionRecord;
  events: EventRecord;
  answered: AnsweredRecord;
}

export type AmazonLedger = Ledger<AmazonTables>;

export function openAmazonLedger(file: string | null): AmazonLedger {
  return openLedger(file, ["sessions", "events", "answered"]);
}

export function givenBack({ refunds }: AmazonSessionRecord): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

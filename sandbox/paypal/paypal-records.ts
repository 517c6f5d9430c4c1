import type { AnsweredRecord } from "../answer-once.ts";
import { type Ledger, openLedger } from "../ledger.ts";
import type { EventRecord } from "../webhook-queue.ts";

/** Amounts in cents, times in seconds. */
export interface PaypalOrderRecord {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  referenceId: string | null;
  customId: string | null;
  invoiceId: string | null;
  amount: number;
  currency: string;
  returnUrl: string;
  cancelUrl: string;
  /** The buyer's funding source will be declined when it is asked. */
  isDeclined: boolean;
  authorization: { id: string; status: "CREATED" | "CAPTURED" | "PARTIALLY_CAPTURED" | "VOIDED" } | null;
  capture: { id: string; amount: number } | null;
  refunds: { id: string; customId: string | null; amount: number; created: number }[];
  created: number;
}

export interface PaypalDisputeRecord {
  id: string;
  /** Of the order, and of its capture. */
  orderId: string;
  captureId: string;
  amount: number;
  currency: string;
  reason: string;
  stage: "INQUIRY" | "CHARGEBACK";
  status: "WAITING_FOR_SELLER_RESPONSE" | "UNDER_REVIEW" | "RESOLVED";
  outcome: "RESOLVED_SELLER_FAVOUR" | "RESOLVED_BUYER_FAVOUR" | null;
  /** Out of the seller's balance, and back into it. */
  debit: number;
  credit: number;
  dueBy: number;
  created: number;
}

export interface PaypalTables {
  orders: PaypalOrderRecord;
  disputes: PaypalDisputeRecord;
  events: EventRecord;
  answered: AnsweredRecord;
}

export type PaypalLedger = Ledger<PaypalTables>;

export function openPaypalLedger(file: string | null): PaypalLedger {
  return openLedger(file, ["orders", "disputes", "events", "answered"]);
}

export function refundedOf({ refunds }: PaypalOrderRecord): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

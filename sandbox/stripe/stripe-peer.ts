import { join } from "node:path";
import { type Faults, openFaults } from "../faults.ts";
import type { WebhookQueue } from "../webhook-queue.ts";
import { type IntentRecord, openStripeLedger, type StripeLedger } from "./stripe-records.ts";
import { intentJson } from "./to-stripe-json.ts";
import { openWebhookDeliveries } from "./webhook-deliveries.ts";

export interface StripePeerOptions {
  /** The address the peer is reached at; its pages and the bank's page stand under it. */
  origin: string;
  storeUrl: string;
  /** Null keeps everything in memory only. */
  dataDir: string | null;
  secretKey: string;
  webhookSecret: string;
  /** Waits before each repeated webhook, in milliseconds. */
  webhookRetryMs?: readonly number[];
}

/** Everything the peer's routes share. */
export interface StripePeer {
  options: StripePeerOptions;
  ledger: StripeLedger;
  faults: Faults;
  webhooks: WebhookQueue;
  /** Idempotency keys whose request is being worked on. */
  running: Set<string>;
}

export function openStripePeer(options: StripePeerOptions): StripePeer {
  const ledger = openStripeLedger(options.dataDir === null ? null : join(options.dataDir, "sandbox", "stripe.jsonl"));
  const webhooks = openWebhookDeliveries(ledger, {
    url: `${options.storeUrl}/api/webhooks/stripe`,
    secret: options.webhookSecret,
    retryAfterMs: options.webhookRetryMs,
  });
  webhooks.resume();
  return { options, ledger, faults: openFaults(), webhooks, running: new Set() };
}

const EVENT_OF: Partial<Record<IntentRecord["status"], string>> = {
  requires_capture: "payment_intent.amount_capturable_updated",
  requires_action: "payment_intent.requires_action",
  requires_payment_method: "payment_intent.payment_failed",
  succeeded: "payment_intent.succeeded",
  canceled: "payment_intent.canceled",
};

/** Tells the store that a payment came to a new status. */
export function announceIntent(peer: StripePeer, intent: IntentRecord): void {
  const type = EVENT_OF[intent.status];
  if (type) peer.webhooks.send(type, intentJson(peer.ledger, peer.options.origin, intent));
}

import { createHmac, randomUUID } from "node:crypto";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { type Faults, openFaults } from "../faults.ts";
import type { PeerOptions } from "../peer-options.ts";
import { type EventRecord, openWebhookQueue, type WebhookQueue } from "../webhook-queue.ts";
import { openPaypalLedger, type PaypalLedger } from "./paypal-records.ts";

/** The store's account at this peer. */
export const PAYPAL_ACCOUNT = {
  clientId: "rigsmith-sandbox-paypal",
  clientSecret: "rigsmith-sandbox-paypal-secret",
  webhookId: "RIGSMITHSANDBOXWH",
};

/** Everything the peer's routes share. */
export interface PaypalPeer {
  options: PeerOptions;
  ledger: PaypalLedger;
  faults: Faults;
  webhooks: WebhookQueue;
  /** PayPal-Request-Ids whose call is being worked on. */
  running: Set<string>;
}

export function openPaypalPeer(options: PeerOptions): PaypalPeer {
  const ledger = openPaypalLedger(options.dataDir === null ? null : join(options.dataDir, "sandbox", "paypal.jsonl"));
  const webhooks = openWebhookQueue(ledger, {
    url: `${options.storeUrl}/api/webhooks/paypal`,
    idPrefix: "WH",
    retryAfterMs: options.webhookRetryMs,
    seal: (event) => sealPaypalEvent(options.origin, event),
  });
  webhooks.resume();
  return { options, ledger, faults: openFaults(), webhooks, running: new Set() };
}

/** Where the peer's API and its pages stand. */
export function paypalPages({ options }: PaypalPeer): string {
  return `${options.origin}/paypal`;
}

export function announce(peer: PaypalPeer, type: string, resource: Record<string, unknown>): void {
  peer.webhooks.send(type, resource);
}

function resourceOf(type: string): string {
  if (type.startsWith("CHECKOUT.")) return "checkout-order";
  return type.startsWith("CUSTOMER.DISPUTE.") ? "dispute" : "payment";
}

/** An event as it is sent now: its id without the underscore of ours, as PayPal's have none. */
function sealPaypalEvent(origin: string, event: EventRecord): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id: event.id.replace("_", "-"),
    event_version: "1.0",
    create_time: new Date(event.created * 1000).toISOString(),
    resource_type: resourceOf(event.type),
    event_type: event.type,
    resource: event.object,
  });
  const [id, time] = [randomUUID(), new Date().toISOString()];
  return {
    body,
    headers: {
      "content-type": "application/json",
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": paypalSignature(id, time, body),
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": `${origin}/paypal/v1/notifications/certs/CERT-sandbox`,
    },
  };
}

/**
 * Over the text that PayPal signs, `id|time|webhook|crc32 of the body`, by a key that only this peer checks with: whoever asks it to
 * verify cannot tell it from PayPal's RSA.
 */
export function paypalSignature(id: string, time: string, body: string): string {
  const signed = `${id}|${time}|${PAYPAL_ACCOUNT.webhookId}|${crc32(body)}`;
  return createHmac("sha256", PAYPAL_ACCOUNT.clientSecret).update(signed).digest("base64");
}

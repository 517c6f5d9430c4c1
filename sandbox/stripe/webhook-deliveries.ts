import { createHmac } from "node:crypto";
import { nowSeconds } from "../new-id.ts";
import { type EventRecord, openWebhookQueue, type WebhookQueue } from "../webhook-queue.ts";
import type { StripeLedger } from "./stripe-records.ts";

/** Stripe's events to the store, each signed anew when it is sent. */
export function openWebhookDeliveries(
  ledger: StripeLedger,
  { url, secret, retryAfterMs }: { url: string; secret: string; retryAfterMs?: readonly number[] | undefined },
): WebhookQueue {
  return openWebhookQueue(ledger, {
    url,
    idPrefix: "evt",
    retryAfterMs,
    seal: (event) => {
      const body = JSON.stringify(eventJson(event));
      return {
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signWebhook(body, secret, nowSeconds()),
        },
      };
    },
  });
}

export function eventJson(event: EventRecord): Record<string, unknown> {
  return {
    id: event.id,
    object: "event",
    type: event.type,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.deliveredAt === null ? 1 : 0,
  };
}

/** Stripe's scheme: HMAC-SHA-256 of `timestamp.body`; `signedAt` in seconds. */
export function signWebhook(body: string, secret: string, signedAt: number): string {
  return `t=${signedAt},v1=${createHmac("sha256", secret).update(`${signedAt}.${body}`).digest("hex")}`;
}

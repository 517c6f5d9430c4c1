import { createHmac } from "node:crypto";
import { newId, nowSeconds } from "./new-id.ts";
import type { StripeLedger } from "./stripe-ledger.ts";
import type { EventRecord } from "./stripe-records.ts";

/** Wait before the second, third … delivery. Stripe goes on for three days; a sandbox need not. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000];
const ANSWER_WITHIN_MS = 10_000;

export interface WebhookDeliveries {
  /** Remembers an event and begins to deliver it. */
  send(type: string, object: Record<string, unknown>): EventRecord;
  /** Delivers an event once more, delivered before or not: providers do send duplicates. */
  resend(eventId: string): Promise<boolean>;
  /** Takes up what an earlier process left undelivered. */
  resume(): void;
  close(): void;
}

/** Signed webhooks to the store with retries: the first that is answered with a 2xx ends them. */
export function openWebhookDeliveries(
  ledger: StripeLedger,
  to: { url: string; secret: string; retryAfterMs?: readonly number[] },
): WebhookDeliveries {
  const retryAfterMs = to.retryAfterMs ?? RETRY_AFTER_MS;
  const timers = new Set<NodeJS.Timeout>();
  const stopped = new AbortController();

  const deliver = async (eventId: string): Promise<boolean> => {
    const event = ledger.get("events", eventId);
    if (!event) return false;
    const delivered = await post(to, event, stopped.signal);
    if (stopped.signal.aborted) return delivered;
    // Read again: a reset or another delivery may have happened meanwhile.
    const now = ledger.get("events", eventId);
    if (now)
      ledger.put("events", {
        ...now,
        attempts: now.attempts + 1,
        deliveredAt: delivered ? nowSeconds() : now.deliveredAt,
      });
    return delivered;
  };
  const deliverAfter = (eventId: string, wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliverUntilTaken(eventId);
    }, wait);
    timers.add(timer);
  };
  const deliverUntilTaken = async (eventId: string) => {
    const delivered = await deliver(eventId);
    const event = ledger.get("events", eventId);
    const next = retryAfterMs[(event?.attempts ?? 1) - 1];
    if (!delivered && event && next !== undefined && !stopped.signal.aborted) deliverAfter(eventId, next);
  };

  return {
    send: (type, object) => {
      const event: EventRecord = {
        id: newId("evt"),
        type,
        object,
        created: nowSeconds(),
        attempts: 0,
        deliveredAt: null,
      };
      ledger.put("events", event);
      deliverAfter(event.id, 0);
      return event;
    },
    resend: deliver,
    resume: () => {
      for (const event of ledger.all("events")) if (event.deliveredAt === null) deliverAfter(event.id, 1_000);
    },
    close: () => {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(to: { url: string; secret: string }, event: EventRecord, stopped: AbortSignal): Promise<boolean> {
  const body = JSON.stringify(eventJson(event));
  try {
    const answer = await fetch(to.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signWebhook(body, to.secret, nowSeconds()),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
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

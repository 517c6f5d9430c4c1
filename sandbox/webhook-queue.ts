import type { Ledger } from "./ledger.ts";
import { newId, nowSeconds } from "./new-id.ts";

/** Wait before the second, third … delivery. Providers go on for three days; a sandbox need not. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000];
const ANSWER_WITHIN_MS = 10_000;

export interface EventRecord {
  id: string;
  type: string;
  object: Record<string, unknown>;
  created: number;
  attempts: number;
  /** Null while the store has not answered with a 2xx. */
  deliveredAt: number | null;
}

export interface WebhookQueue {
  /** Remembers an event and begins to deliver it. */
  send(type: string, object: Record<string, unknown>): EventRecord;
  /** Delivers an event once more, delivered before or not: providers do send duplicates. */
  resend(eventId: string): Promise<boolean>;
  /** Takes up what an earlier process left undelivered. */
  resume(): void;
  close(): void;
}

export interface WebhookTarget {
  url: string;
  idPrefix: string;
  /** The event in the provider's shape, signed now. */
  seal(event: EventRecord): { body: string; headers: Record<string, string> };
  retryAfterMs?: readonly number[] | undefined;
}

/** Signed webhooks to the store with retries: the first that is answered with a 2xx ends them. */
export function openWebhookQueue(ledger: Ledger<{ events: EventRecord }>, to: WebhookTarget): WebhookQueue {
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
        id: newId(to.idPrefix),
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

async function post({ url, seal }: WebhookTarget, event: EventRecord, stopped: AbortSignal): Promise<boolean> {
  const { body, headers } = seal(event);
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers,
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

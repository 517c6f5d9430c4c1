import type { DeliveryState, WebhookState } from "#rules/webhook/webhook-states.ts";
import { call } from "./call.ts";

/** An address of the merchant's own programs. Its secret is in no list. */
export interface StaffWebhook {
  Id: string;
  Url: string;
  /** `ended`: it is told nothing more, since it was ended or answered 410. */
  State: WebhookState | "ended";
  /** What it is told of, as messages name it. */
  Events: string[];
  Version: number;
  AddedAt: string;
  /** Messages that are not taken yet. */
  Waiting: number;
  /** Of them and of those that were given up: what was sent and not taken. */
  Failed: number;
  /** The last test event; its moment is empty where none was sent. */
  TestedAt: string;
  TestAnswer: string;
  TestSaid: string;
  /** Until then the secret before this one signs, too; empty where it does not. */
  OldSecretUntil: string;
}

/** A message to one address, with its last answer. */
export interface WebhookDelivery {
  /** `evt_7` is its id on the wire. */
  EventId: number;
  Type: string;
  OrderNumber: string;
  State: DeliveryState;
  Attempts: number;
  /** Empty before the first try. */
  TriedAt: string;
  /** Empty where it is not sent again by itself. */
  NextTryAt: string;
  /** A status, or why there was none. */
  Answer: string;
  /** How the answer began. */
  Said: string;
}

interface StaffWebhooks {
  Success: true;
  Webhooks: StaffWebhook[];
  /** Every event that can be told of. */
  Events: string[];
  TimeZone: string;
}

interface Changed {
  Success: true;
  Webhook: StaffWebhook;
}
interface Signed extends Changed {
  Secret: string;
}
/** The address as it was seen. */
interface Seen {
  Id: string;
  Version: number;
}
interface Switched extends Seen {
  On: boolean;
}
interface Told extends Seen {
  Events: string[];
}
interface SentAgain extends Changed {
  Count: number;
}

export const getStaffWebhooks = call<{ reply: StaffWebhooks }>("GET", "/api/staff/webhooks");
/** Newest first, a page at a time: what is before the event `before`. */
export const getWebhookDeliveries = call<{
  query: { id: string; show: "all" | "failed"; before?: number | undefined };
  reply: {
    Success: true;
    Webhook: StaffWebhook;
    Deliveries: WebhookDelivery[];
    Next: number | null;
    Events: string[];
    TimeZone: string;
  };
}>("GET", "/api/staff/webhooks/deliveries");
/** Answers the secret, once. */
export const addWebhook = call<{ body: { Url: string; Events: string[] }; reply: Signed }>(
  "POST",
  "/api/staff/webhooks/add",
);
/** Answers another secret, once; the one before signs beside it for a day. */
export const rotateWebhook = call<{ body: Seen; reply: Signed }>("POST", "/api/staff/webhooks/rotate");
/** Switched on again, it is told of the last three days as well. */
export const switchWebhook = call<{ body: Switched; reply: Changed }>("POST", "/api/staff/webhooks/switch");
export const chooseWebhookEvents = call<{ body: Told; reply: Changed }>("POST", "/api/staff/webhooks/events");
/** For good. */
export const endWebhook = call<{ body: Seen; reply: Changed }>("POST", "/api/staff/webhooks/end");
/** Sends a message of the type `webhook.test` now, and answers what came back. */
export const testWebhook = call<{ body: { Id: string }; reply: Changed }>("POST", "/api/staff/webhooks/test");
/** Sends one message again, or without an event all that were not taken. */
export const replayWebhook = call<{
  body: { Id: string; EventId?: number | undefined };
  reply: SentAgain;
}>("POST", "/api/staff/webhooks/replay");

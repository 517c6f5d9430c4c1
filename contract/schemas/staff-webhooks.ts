import { WEBHOOK_TYPES } from "#rules/webhook/webhook-events.ts";
import { DELIVERY_STATES, WEBHOOK_STATES } from "#rules/webhook/webhook-states.ts";
import { z } from "zod";
import * as wire from "../staff-webhooks.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { typedLine } from "./typed-line.ts";
import { WholeNumber } from "./numbers.ts";

const Id = notFreeText(z.uuid());
const seen = { Id, Version: WholeNumber.min(1) };
const EventId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const Events = z.array(z.enum(WEBHOOK_TYPES)).min(1).max(WEBHOOK_TYPES.length);
const Webhook = z.object({
  Id: z.string(),
  Url: z.string(),
  State: z.enum([...WEBHOOK_STATES, "ended"]),
  Events: z.array(z.string()),
  Version: z.int(),
  AddedAt: z.string(),
  Waiting: z.int(),
  Failed: z.int(),
  TestedAt: z.string(),
  TestAnswer: z.string(),
  TestSaid: z.string(),
  OldSecretUntil: z.string(),
});
const Changed = z.object({ Success: z.literal(true), Webhook });
const Signed = Changed.extend({ Secret: z.string() });
const lists = { Events: z.array(z.string()), TimeZone: z.string() };

export const getStaffWebhooks = endpoint(wire.getStaffWebhooks, {
  summary: "The merchant's own programs that are told of orders",
  named: "ours",
  reply: z.object({ Success: z.literal(true), Webhooks: z.array(Webhook), ...lists }),
});
export const getWebhookDeliveries = endpoint(wire.getWebhookDeliveries, {
  summary: "What one of them was sent and answered, newest first",
  named: "ours",
  query: z.strictObject({
    id: Id,
    show: z.enum(["all", "failed"]).default("all"),
    before: EventId.optional(),
  }),
  reply: Changed.extend({
    Deliveries: z.array(
      z.object({
        EventId: z.int(),
        Type: z.string(),
        OrderNumber: z.string(),
        State: z.enum(DELIVERY_STATES),
        Attempts: z.int(),
        TriedAt: z.string(),
        NextTryAt: z.string(),
        Answer: z.string(),
        Said: z.string(),
      }),
    ),
    Next: z.int().nullable(),
    ...lists,
  }),
});
export const addWebhook = endpoint(wire.addWebhook, {
  summary: "Tell another program of orders from now on; its secret is answered once",
  named: "ours",
  body: z.strictObject({ Url: typedLine(500).min(1), Events }),
  reply: Signed,
});
export const rotateWebhook = endpoint(wire.rotateWebhook, {
  summary: "Give a program another secret; the one before signs beside it for a day",
  named: "ours",
  body: z.strictObject(seen),
  reply: Signed,
});
export const switchWebhook = endpoint(wire.switchWebhook, {
  summary: "Switch a program off, or on again",
  named: "ours",
  body: z.strictObject({ ...seen, On: z.boolean() }),
  reply: Changed,
});
export const chooseWebhookEvents = endpoint(wire.chooseWebhookEvents, {
  summary: "Choose what a program is told of",
  named: "ours",
  body: z.strictObject({ ...seen, Events }),
  reply: Changed,
});
export const endWebhook = endpoint(wire.endWebhook, {
  summary: "Tell a program nothing more, for good",
  named: "ours",
  body: z.strictObject(seen),
  reply: Changed,
});
export const testWebhook = endpoint(wire.testWebhook, {
  summary: "Send a program a test event now",
  named: "ours",
  body: z.strictObject({ Id }),
  reply: Changed,
});
export const replayWebhook = endpoint(wire.replayWebhook, {
  summary: "Send a program one message again, or all that it did not take",
  named: "ours",
  body: z.strictObject({ Id, EventId: EventId.optional() }),
  reply: Changed.extend({ Count: z.int() }),
});

import type { Answer, Api } from "#contract/call.ts";
import {
  chooseWebhookEvents,
  endWebhook,
  replayWebhook,
  rotateWebhook,
  type StaffWebhook,
  switchWebhook,
  testWebhook,
} from "#contract/staff-webhooks.ts";
import { WEBHOOK_TYPES } from "#rules/webhook/webhook-events.ts";

interface SentFields {
  text(name: string): string;
  isTicked(name: string): boolean;
}

interface Pressed {
  Webhook: StaffWebhook;
  Secret?: string;
  Count?: number;
}

/** What a button of a webhook's page does. */
export function pressWebhook(api: Api, Id: string, { text, isTicked }: SentFields): Promise<Answer<Pressed>> {
  const body = { Id, Version: Number(text("Version")) };
  switch (text("intent")) {
    case "on":
      return api(switchWebhook, { body: { ...body, On: true } });
    case "off":
      return api(switchWebhook, { body: { ...body, On: false } });
    case "events":
      return api(chooseWebhookEvents, { body: { ...body, Events: WEBHOOK_TYPES.filter((type) => isTicked(type)) } });
    case "rotate":
      return api(rotateWebhook, { body });
    case "test":
      return api(testWebhook, { body: { Id } });
    case "replay":
      return api(replayWebhook, { body: { Id, EventId: Number(text("EventId")) } });
    case "replay-failed":
      return api(replayWebhook, { body: { Id } });
    default:
      return api(endWebhook, { body });
  }
}

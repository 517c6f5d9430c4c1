import type { WebhookState } from "#rules/webhook/webhook-states.ts";
import type { Default, Instant, Maybe, MaybeInstant } from "./column-types.ts";

export interface WebhookEndpoints {
  id: string;
  url: string;
  secret: Uint8Array;
  old_secret: Maybe<Uint8Array>;
  old_secret_until: MaybeInstant;
  from_at: Instant;
  ended_at: MaybeInstant;
  state: Default<WebhookState>;
  events: Maybe<string[]>;
  version: Default<number>;
  tested_at: MaybeInstant;
  test_answer: Default<string>;
  test_said: Default<string>;
}

export interface WebhookDeliveries {
  endpoint_id: string;
  event_id: number;
  made_at: Instant;
  attempts: Default<number>;
  next_try_at: Instant;
  claimed_until: MaybeInstant;
  delivered_at: MaybeInstant;
  given_up_at: MaybeInstant;
  last_answer: Default<string>;
  tried_at: MaybeInstant;
  last_said: Default<string>;
}

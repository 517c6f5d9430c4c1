import { canadian } from "../canadian.ts";
import * as american from "../en-US/desk-webhooks.ts";

export * from "../en-US/desk-webhooks.ts";
export const deskWebhookWords = canadian(american.deskWebhookWords);

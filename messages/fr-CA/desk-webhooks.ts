export * from "../en-US/desk-webhooks.ts";

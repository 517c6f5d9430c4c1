export * from "../en-US/outbox.ts";

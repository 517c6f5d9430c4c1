export * from "../en-US/email-alerts.ts";

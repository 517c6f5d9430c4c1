export * from "../en-US/alerts.ts";

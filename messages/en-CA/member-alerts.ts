export * from "../en-US/member-alerts.ts";

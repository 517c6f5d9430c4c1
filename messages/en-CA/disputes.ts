export * from "../en-US/disputes.ts";

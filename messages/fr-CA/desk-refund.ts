export * from "../en-US/desk-refund.ts";

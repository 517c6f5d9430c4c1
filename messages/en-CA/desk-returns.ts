export * from "../en-US/desk-returns.ts";

export * from "../en-US/desk-refusals.ts";

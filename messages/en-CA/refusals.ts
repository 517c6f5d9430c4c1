export * from "../en-US/refusals.ts";

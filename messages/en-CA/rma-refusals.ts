export * from "../en-US/rma-refusals.ts";

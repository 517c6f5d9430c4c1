export * from "../en-US/rma.ts";

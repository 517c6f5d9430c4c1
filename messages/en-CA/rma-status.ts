export * from "../en-US/rma-status.ts";

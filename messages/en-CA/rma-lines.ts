export * from "../en-US/rma-lines.ts";

export * from "../en-US/rma-message.ts";

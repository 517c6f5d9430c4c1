export * from "../en-US/rma-mail.ts";

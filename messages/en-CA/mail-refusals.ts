export * from "../en-US/mail-refusals.ts";

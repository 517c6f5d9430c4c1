export * from "../en-US/mail-state.ts";

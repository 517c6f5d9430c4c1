export * from "../en-US/privacy-account.ts";

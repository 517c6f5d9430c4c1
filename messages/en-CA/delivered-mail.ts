export * from "../en-US/delivered-mail.ts";

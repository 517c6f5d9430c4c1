export * from "../en-US/shipped-mail.ts";

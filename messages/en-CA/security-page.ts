export * from "../en-US/security-page.ts";

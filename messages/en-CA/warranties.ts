export * from "../en-US/warranties.ts";

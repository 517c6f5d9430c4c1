export * from "../en-US/content.ts";

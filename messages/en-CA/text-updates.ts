export * from "../en-US/text-updates.ts";

export * from "../en-US/defer.ts";

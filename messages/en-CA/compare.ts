export * from "../en-US/compare.ts";

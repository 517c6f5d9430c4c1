export * from "../en-US/rush.ts";

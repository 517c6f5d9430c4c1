export * from "../en-US/input.ts";

export * from "../en-US/states.ts";

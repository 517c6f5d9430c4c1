export * from "../en-US/weights.ts";

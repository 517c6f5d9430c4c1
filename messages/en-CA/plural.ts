export * from "../en-US/plural.ts";

export * from "../en-US/declines.ts";

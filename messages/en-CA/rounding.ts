export * from "../en-US/rounding.ts";

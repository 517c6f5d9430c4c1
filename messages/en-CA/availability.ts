export * from "../en-US/availability.ts";

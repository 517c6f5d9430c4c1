export * from "../en-US/days.ts";

export * from "../en-US/screening.ts";

export * from "../en-US/longer-warranty.ts";

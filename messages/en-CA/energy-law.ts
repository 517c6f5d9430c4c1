export * from "../en-US/energy-law.ts";

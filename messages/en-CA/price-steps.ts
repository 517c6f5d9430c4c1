export * from "../en-US/price-steps.ts";

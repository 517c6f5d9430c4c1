export * from "../en-US/promotions.ts";

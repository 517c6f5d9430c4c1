export * from "../en-US/shipping-reasons.ts";

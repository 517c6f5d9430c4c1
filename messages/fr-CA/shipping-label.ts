export * from "../en-US/shipping-label.ts";

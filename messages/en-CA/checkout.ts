export * from "../en-US/checkout.ts";

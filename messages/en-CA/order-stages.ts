export * from "../en-US/order-stages.ts";

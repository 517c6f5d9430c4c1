export * from "../en-US/order-change.ts";

export * from "../en-US/order-page.ts";

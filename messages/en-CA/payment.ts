export * from "../en-US/payment.ts";

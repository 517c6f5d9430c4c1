export * from "../en-US/delivery.ts";

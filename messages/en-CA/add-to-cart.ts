export * from "../en-US/add-to-cart.ts";

export * from "../en-US/cart-back.ts";

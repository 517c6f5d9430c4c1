export * from "../en-US/shop-front.ts";

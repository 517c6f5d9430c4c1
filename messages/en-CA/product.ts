export * from "../en-US/product.ts";

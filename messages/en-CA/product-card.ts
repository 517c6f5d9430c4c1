export * from "../en-US/product-card.ts";

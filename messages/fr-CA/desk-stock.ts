export * from "../en-US/desk-stock.ts";

export * from "../en-US/sku-info.ts";

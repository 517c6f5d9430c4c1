import { QUANTITY } from "#rules/cart/quantity.ts";
import { STOCK_SPECIAL } from "#rules/cart/stock.ts";

interface Stocked {
  modelId: number;
  sold: boolean;
  stock: { policy: "tracked" | "unlimited" | "unavailable"; available: number };
}

/** Stock as the wire has it, where -99 means "unlimited" for gear and parts and "not available" for models (A14). */
export function wireStock(sku: Stocked): number {
  const isModel = sku.modelId > 0;
  const notToBeHad = isModel ? STOCK_SPECIAL : 0;
  if (!sku.sold || sku.stock.policy === "unavailable") return notToBeHad;
  if (sku.stock.policy === "tracked") return sku.stock.available;
  return isModel ? QUANTITY.most : STOCK_SPECIAL;
}

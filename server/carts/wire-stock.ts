import { QUANTITY } from "#rules/cart/quantity.ts";
import { STOCK_SPECIAL } from "#rules/cart/stock.ts";
import type { SellableSku } from "./cart-lines.ts";

/** Stock as the wire has it, where -99 means "unlimited" for gear and parts and "not available" for models (A14). */
export function wireStock(sku: Pick<SellableSku, "modelId" | "sold" | "stock">): number {
  const isModel = sku.modelId > 0;
  const notToBeHad = isModel ? STOCK_SPECIAL : 0;
  if (!sku.sold || sku.stock.policy === "unavailable") return notToBeHad;
  if (sku.stock.policy === "tracked") return sku.stock.available;
  return isModel ? QUANTITY.most : STOCK_SPECIAL;
}

import { QUANTITY } from "#rules/cart/quantity.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { SellableSku } from "./cart-lines.ts";

/** Whether so many units of a SKU may stand in a cart; null when they may. Nothing is reserved before an order is made. */
export function checkUnits({ name, sold, stock }: SellableSku, units: number): Refusal | null {
  if (units > QUANTITY.most) return refuse("quantity_invalid", QUANTITY);
  if (!sold) return refuse("sku_unknown", { name });
  if (stock.policy === "unlimited") return null;
  if (stock.policy === "unavailable") return refuse("model_not_available", { name });
  return stock.available >= units ? null : refuse("out_of_stock", { name, left: stock.available, at: "cart" });
}

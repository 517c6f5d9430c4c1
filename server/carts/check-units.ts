import { MAX_QUANTITY, QUANTITY_MESSAGE } from "#rules/cart/quantity.ts";
import { refused } from "../http/route.ts";
import type { SellableSku } from "./cart-lines.ts";
import type { Refused } from "./change-cart.ts";

/** Whether so many units of a SKU may stand in a cart; null when they may. Nothing is reserved before an order is made. */
export function checkUnits(sku: SellableSku, units: number): Refused | null {
  if (units > MAX_QUANTITY) return refused(422, "quantity_invalid", QUANTITY_MESSAGE, { Icon: "warning" });
  if (!sku.sold) return refused(409, "sku_unknown", `We no longer sell ${sku.name}.`, { Icon: "warning" });
  const { policy, available } = sku.stock;
  if (policy === "unlimited") return null;
  if (policy === "unavailable")
    return refused(409, "model_not_available", `${sku.name} can’t be ordered right now.`, { Icon: "warning" });
  if (available >= units) return null;
  const left = available === 0 ? `${sku.name} is sold out.` : `Only ${available} of ${sku.name} left.`;
  return refused(409, "out_of_stock", left, { Icon: "warning" });
}

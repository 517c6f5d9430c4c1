import { refuse, type Refusal } from "#rules/refusal.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { CartLine } from "./cart-lines.ts";

/** Units of one SKU that a line takes. */
export interface Taken extends Pick<SellableSku, "skuId" | "name" | "stock"> {
  quantity: number;
}

/** A line takes units of its own SKU, and of each part that was chosen for it. */
export function takenBy({ skuId, name, stock, quantity, configured }: CartLine): Taken[] {
  const parts = (configured?.parts ?? []).map((part) => ({
    skuId: part.skuId,
    name: part.sku.name,
    stock: part.sku.stock,
    quantity: part.quantity * quantity,
  }));
  return [{ skuId, name, stock, quantity }, ...parts];
}

/** Whether the shelf has every part of the builds, whatever else of the cart takes from it; null where it has. */
export function checkParts(
  lines: readonly CartLine[],
  builds: readonly CartLine[] = lines,
): Refusal<"out_of_stock"> | null {
  const inBuilds = new Set(builds.flatMap(({ configured }) => configured?.parts.map(({ skuId }) => skuId) ?? []));
  const bySku = Map.groupBy(lines.filter(({ longer }) => !longer).flatMap(takenBy), ({ skuId }) => skuId);
  for (const skuId of inBuilds) {
    const taken = bySku.get(skuId) ?? [];
    const [first] = taken;
    if (!first || first.stock.policy === "unlimited") continue;
    const left = first.stock.policy === "tracked" ? first.stock.available : 0;
    if (taken.reduce((units, { quantity }) => units + quantity, 0) > left)
      return refuse("out_of_stock", { name: first.name, left, at: "cart" });
  }
  return null;
}

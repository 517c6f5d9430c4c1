import type { SellableSku } from "../catalog/sellable-sku.ts";

/** Units on the shelf; null where nobody counts them. */
export function partsLeft({ policy, available }: SellableSku["stock"]): number | null {
  if (policy === "unlimited") return null;
  return policy === "tracked" ? Math.max(0, available) : 0;
}

import { buildCode, type ChosenPart, isSlot } from "#rules/build/chosen-parts.ts";
import type { ShopProduct } from "./shop-product.ts";

/** Code of what a PC is built of; null where it is no PC, or names nothing that could be chosen. */
export function partsCode({ kind, parts }: Pick<ShopProduct, "kind" | "parts">): string | null {
  if (kind !== "pc") return null;
  const chosen = parts.flatMap(({ optionId, skuId, quantity }): ChosenPart[] =>
    isSlot(optionId) ? [{ optionId, skuId, quantity }] : [],
  );
  return chosen.length > 0 ? buildCode(chosen) : null;
}

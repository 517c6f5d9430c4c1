import { buildCode, type ChosenPart, isSlot, readBuildCode } from "#rules/build/chosen-parts.ts";
import type { ShopProduct } from "./shop-product.ts";

interface Inside {
  optionId: number;
  skuId: number;
  quantity: number;
}

/** Code of what a PC is built of; null where it is no PC, or nothing that could be chosen like this. */
export function partsCode({ kind, parts }: Pick<ShopProduct, "kind" | "parts">): string | null {
  return kind === "pc" ? codeOfAll(parts) : null;
}

/** Null where no slot is filled, or one holds two kinds of part or more units than may be chosen: no code says that. */
export function codeOfAll(parts: readonly Inside[]): string | null {
  const chosen = parts.flatMap(({ optionId, skuId, quantity }): ChosenPart[] =>
    isSlot(optionId) ? [{ optionId, skuId, quantity }] : [],
  );
  const code = buildCode(chosen, null);
  return readBuildCode(code) === null ? null : code;
}

import { splitCell } from "./mapped-fields.ts";
import type { PlacedProduct } from "./shopify-places.ts";
import type { ShopifyProduct } from "./shopify-product.ts";

interface NamedProduct {
  slug: string;
  /** Null for what is no part. */
  optionId: unknown;
  /** A part that is refused for faults of its own is not told a second time where it is fitted. */
  isSound: boolean;
}

/** Every product of the file by its handle and by its SKUs. */
export type PartNames = ReadonlyMap<string, NamedProduct>;

const STORAGE = 11;
const SECOND_STORAGE = 12;

export function partNames(ruled: readonly PlacedProduct[], isSound: (product: ShopifyProduct) => boolean): PartNames {
  return new Map(
    ruled.flatMap(({ product, rule }) => {
      const named: NamedProduct = {
        slug: product.first.cells.handle,
        optionId: rule?.kind === "part" ? rule.values["optionId"] : null,
        isSound: isSound(product),
      };
      const skus = product.variants.map(({ cells }) => cells.sku).filter((sku) => sku !== "");
      return [named.slug, ...skus].map((name) => [name.toLowerCase(), named] as const);
    }),
  );
}

/** A cell of handles or SKUs as the bill of a computer. What is named twice is in it twice; a further drive is the second storage. */
export function billOf(cell: string, names: PartNames) {
  const bill: { optionId: unknown; part: string; quantity: number }[] = [];
  const faults: string[] = [];
  for (const name of splitCell(cell, /[,;\n]/)) {
    const found = names.get(name.toLowerCase());
    const line = bill.find(({ part }) => part === found?.slug);
    if (!found) faults.push(`${name} is neither the handle nor the SKU of an active product in this file`);
    else if (found.optionId === null) faults.push(`${name} is no part: a rule of the mapping must make it one`);
    else if (line) line.quantity += 1;
    else if (found.isSound) bill.push({ optionId: slotOf(found.optionId, bill), part: found.slug, quantity: 1 });
  }
  return { bill, faults };
}

function slotOf(optionId: unknown, bill: readonly { optionId: unknown }[]): unknown {
  return optionId === STORAGE && bill.some((line) => line.optionId === STORAGE) ? SECOND_STORAGE : optionId;
}

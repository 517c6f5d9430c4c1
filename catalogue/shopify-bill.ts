import { splitCell } from "./mapped-fields.ts";
import type { PlacedProduct } from "./shopify-places.ts";
import type { ShopifyProduct } from "./shopify-product.ts";

interface NamedProduct {
  slug: string;
  /** Null for what is no part. */
  optionId: unknown;
}

/** Every product of the file by its handle and by its SKUs. */
export type PartNames = ReadonlyMap<string, NamedProduct>;

const STORAGE = 11;
const SECOND_STORAGE = 12;

export function partNames(ruled: readonly PlacedProduct[], slugOf: (product: ShopifyProduct) => string): PartNames {
  return new Map(
    ruled.flatMap(({ product, rule }) => {
      const named: NamedProduct = {
        slug: slugOf(product),
        optionId: rule?.kind === "part" ? rule.values["optionId"] : null,
      };
      const skus = product.variants.map(({ cells }) => cells.sku).filter((sku) => sku !== "");
      return [product.first.cells.handle, ...skus].flatMap((name) =>
        [name.toLowerCase(), name].map((written) => [written, named] as const),
      );
    }),
  );
}

/** A cell of handles or SKUs as the bill of a computer. What is named twice is in it twice; a further drive is the second storage. */
export function billOf(cell: string, names: PartNames) {
  const bill: { optionId: unknown; part: string; quantity: number }[] = [];
  const faults: string[] = [];
  for (const name of splitCell(cell, /[,;\n]/)) {
    const found = names.get(name) ?? names.get(name.toLowerCase());
    const line = bill.find(({ part }) => part === found?.slug);
    if (!found) faults.push(`${name} is neither the handle nor the SKU of an active product in this file`);
    else if (found.optionId === null) faults.push(`${name} is no part: a rule of the mapping must make it one`);
    else if (line) line.quantity += 1;
    else bill.push({ optionId: slotOf(found.optionId, bill), part: found.slug, quantity: 1 });
  }
  return { bill, faults };
}

function slotOf(optionId: unknown, bill: readonly { optionId: unknown }[]): unknown {
  return optionId === STORAGE && bill.some((line) => line.optionId === STORAGE) ? SECOND_STORAGE : optionId;
}

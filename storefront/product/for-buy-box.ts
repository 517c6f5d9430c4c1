import type { Product } from "#contract/catalog.ts";

/** What decides a purchase: all of a product that its buy box needs, and that is sent to the browser as data. */
const FACTS = [
  "slug",
  "name",
  "kind",
  "summary",
  "link",
  "rating",
  "warranties",
  "variants",
  "requiresPc",
  "preOrder",
  "condition",
] as const satisfies readonly (keyof Product)[];

export type BoughtProduct = Pick<Product, (typeof FACTS)[number]>;

export function forBuyBox(product: Product): BoughtProduct {
  return Object.fromEntries(FACTS.map((fact) => [fact, product[fact]])) as BoughtProduct;
}

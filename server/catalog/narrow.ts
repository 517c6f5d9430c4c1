import type { FacetKey } from "#rules/catalog/facets.ts";
import type { Sort } from "#rules/catalog/lists.ts";
import type { ListingQuery } from "#contract/catalog.ts";
import { defaultSku, type ShopProduct } from "./shop-product.ts";

export type Chosen = NonNullable<ListingQuery["facets"]>;
export interface Narrowing {
  facets: Chosen;
  /** Whole dollars, both ends inclusive. */
  priceMin: number | undefined;
  priceMax: number | undefined;
}

/** Values of one facet are alternatives; facets narrow each other. `except` leaves one facet out, for its own counts. */
export function matches(product: ShopProduct, narrowing: Narrowing, except?: FacetKey | "price"): boolean {
  for (const [key, values] of Object.entries(narrowing.facets) as [FacetKey, string[]][]) {
    if (key === except || values.length === 0) continue;
    const own = product.facets[key] ?? [];
    if (!own.some(({ value }) => values.includes(value))) return false;
  }
  if (except === "price") return true;
  const dollars = defaultSku(product).price / 100;
  return dollars >= (narrowing.priceMin ?? 0) && dollars <= (narrowing.priceMax ?? Number.POSITIVE_INFINITY);
}

const price = (product: ShopProduct) => defaultSku(product).price;
const soldOut = (product: ShopProduct) =>
  product.skus.every(({ stock }) => stock.policy === "tracked" && stock.available === 0) ? 1 : 0;
const shipDays = (product: ShopProduct) => (product.readyMade ? 0 : product.buildDays);

const ORDERS: Record<Sort, (a: ShopProduct, b: ShopProduct) => number> = {
  featured: (a, b) => a.position - b.position,
  "ships-soonest": (a, b) => shipDays(a) - shipDays(b) || a.position - b.position,
  "price-low": (a, b) => price(a) - price(b) || a.position - b.position,
  "price-high": (a, b) => price(b) - price(a) || a.position - b.position,
  rating: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || a.position - b.position,
  newest: (a, b) => b.id - a.id,
};

/** Sold-out products stay on the list, after everything that can be bought. */
export function sorted(products: readonly ShopProduct[], sort: Sort): ShopProduct[] {
  return products.toSorted((a, b) => soldOut(a) - soldOut(b) || ORDERS[sort](a, b));
}

import type { Facet } from "#contract/catalog.ts";
import type { FacetKey } from "#rules/catalog/facets.ts";
import { inFacetOrder } from "./facet-order.ts";
import { matches, type Narrowing } from "./narrow.ts";
import { defaultSku, type ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { facetWords } = spoken.facets;

const BARS = 24;

/** Each facet counts what choosing a value would show, so its own choices do not narrow its own counts. */
export function countFacets(listed: readonly ShopProduct[], narrowing: Narrowing, keys: readonly FacetKey[]): Facet[] {
  return keys
    .map((key) => countFacet(listed, narrowing, key))
    .filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}

function countFacet(listed: readonly ShopProduct[], narrowing: Narrowing, key: FacetKey): Facet {
  const chosen = new Set(narrowing.facets[key]);
  const values = new Map<string, { label: string; count: number }>();
  for (const product of listed) {
    const counts = matches(product, narrowing, key) ? 1 : 0;
    for (const { value, label } of product.facets[key] ?? []) {
      const known = values.get(value);
      values.set(value, { label, count: (known?.count ?? 0) + counts });
    }
  }
  return {
    key,
    title: facetWords[key],
    values: [...values]
      .map(([value, { label, count }]) => ({ value, label, count, chosen: chosen.has(value) }))
      .sort(inFacetOrder(key)),
  };
}

/** Lowest and highest price in whole dollars, and how many products stand in each of 24 equal bars between them. */
export function countPrices(
  listed: readonly ShopProduct[],
  narrowing: Narrowing,
): { min: number; max: number; histogram: number[] } {
  const dollars = listed
    .filter((product) => matches(product, narrowing, "price"))
    .map((product) => defaultSku(product).price / 100);
  if (dollars.length === 0) return { min: 0, max: 0, histogram: [] };
  const [lowest, highest] = ends(dollars);
  const min = Math.floor(lowest);
  const max = Math.ceil(highest);
  const histogram = Array.from({ length: BARS }, () => 0);
  for (const amount of dollars) {
    const bar = Math.min(BARS - 1, Math.floor(((amount - min) / Math.max(1, max - min)) * BARS));
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  return { min, max, histogram };
}

/** Not `Math.min(...)`: the arguments of a call stand on the stack, which a large catalogue overflows. */
function ends(amounts: readonly number[]): [lowest: number, highest: number] {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const amount of amounts) {
    if (amount < lowest) lowest = amount;
    if (amount > highest) highest = amount;
  }
  return [lowest, highest];
}

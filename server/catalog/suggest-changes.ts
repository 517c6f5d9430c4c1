import type { FacetKey } from "#rules/catalog/facets.ts";
import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import { matches, type Narrowing } from "./narrow.ts";
import type { ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { facetWords, suggestionWords } = spoken.facets;

/** For a list that came out empty: which one change gives products again, and how many. At most three, most first. */
export function suggestions(
  listed: readonly ShopProduct[],
  narrowing: Narrowing,
  query: ListingQuery,
): Listing["suggestions"] {
  const without = (Object.keys(narrowing.facets) as FacetKey[]).map((key) => {
    const { [key]: _dropped, ...facets } = narrowing.facets;
    return { label: suggestionWords.any(facetWords[key]), narrowing: { ...narrowing, facets } };
  });
  const anyPrice = {
    label: suggestionWords.anyPrice,
    narrowing: { ...narrowing, priceMin: undefined, priceMax: undefined },
  };
  const all = { label: suggestionWords.clear, narrowing: { facets: {}, priceMin: undefined, priceMax: undefined } };
  const priced = narrowing.priceMin !== undefined || narrowing.priceMax !== undefined;
  return [...without, ...(priced ? [anyPrice] : []), all]
    .map((change) => ({
      label: change.label,
      href: address(query, change.narrowing),
      count: listed.filter((product) => matches(product, change.narrowing)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3);
}

function address(query: ListingQuery, narrowing: Narrowing): string {
  const parameters = new URLSearchParams();
  if (query.q) parameters.set("q", query.q);
  for (const [key, values] of Object.entries(narrowing.facets))
    for (const value of values ?? []) parameters.append(key, value);
  if (narrowing.priceMin !== undefined) parameters.set("priceMin", String(narrowing.priceMin));
  if (narrowing.priceMax !== undefined) parameters.set("priceMax", String(narrowing.priceMax));
  const text = parameters.toString();
  return LIST_DEFINITIONS[query.list].link + (text && `?${text}`);
}

import { hasCardNumber } from "#rules/payment/find-card-numbers.ts";
import { FACETS, type FacetKey } from "#rules/catalog/facets.ts";
import { LISTING_LIMITS, SORTS, type List } from "#rules/catalog/lists.ts";
import type { ListingQuery } from "#contract/catalog.ts";

/** Reads a list's address. What is not understood is left out: an old or mistyped link still shows a list. */
export function readListingQuery(list: List, search: URLSearchParams): ListingQuery {
  const facets: NonNullable<ListingQuery["facets"]> = {};
  for (const key of FACETS) {
    const values = [...new Set(search.getAll(key))]
      .filter((value) => value !== "" && value.length <= LISTING_LIMITS.facetValue && isText(value))
      .slice(0, LISTING_LIMITS.facetValues);
    if (values.length > 0) facets[key] = values;
  }
  const words = search.get("q")?.trim().slice(0, LISTING_LIMITS.words).toWellFormed();
  const q = words && isText(words) ? words : undefined;
  const sort = SORTS.find((known) => known === search.get("sort"));
  const page = whole(search.get("page"), 1, LISTING_LIMITS.page);
  const priceMin = whole(search.get("priceMin"), 0, LISTING_LIMITS.price);
  const priceMax = whole(search.get("priceMax"), 0, LISTING_LIMITS.price);
  return {
    list,
    ...(q && { q }),
    ...(sort && sort !== "featured" && { sort }),
    ...(page !== undefined && page > 1 && { page }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

/** The form of the filters; the sort order, a control outside of it, names it. */
export const FILTER_FORM_ID = "filters";

/** What the filter form asks for, as the browser would send it; empty fields say nothing. */
export function formQuery(list: List, form: HTMLFormElement): ListingQuery {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") search.append(name, value);
  return readListingQuery(list, search);
}

/** The search part of a list's address, `""` for the list as it is; the inverse of `readListingQuery`. */
export function writeListingQuery(query: Omit<ListingQuery, "list">): string {
  const search = new URLSearchParams();
  if (query.q) search.set("q", query.q);
  for (const key of FACETS) for (const value of query.facets?.[key] ?? []) search.append(key, value);
  if (query.priceMin !== undefined) search.set("priceMin", String(query.priceMin));
  if (query.priceMax !== undefined) search.set("priceMax", String(query.priceMax));
  if (query.sort && query.sort !== "featured") search.set("sort", query.sort);
  if (query.page !== undefined && query.page > 1) search.set("page", String(query.page));
  const text = search.toString();
  return text && `?${text}`;
}

/** The same list without one chosen value, from its first page. */
export function withoutFacet(query: ListingQuery, key: FacetKey, value: string): ListingQuery {
  const values = query.facets?.[key]?.filter((other) => other !== value) ?? [];
  const { [key]: _dropped, ...others } = query.facets ?? {};
  const { page: _page, ...rest } = query;
  return { ...rest, facets: values.length > 0 ? { ...others, [key]: values } : others };
}

export function withoutPrice({ priceMin: _min, priceMax: _max, page: _page, ...query }: ListingQuery): ListingQuery {
  return query;
}

/** How many choices narrow the list; a price range is one. */
export function countFilters(query: ListingQuery): number {
  const values = Object.values(query.facets ?? {}).reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);
  return values + (query.priceMin !== undefined || query.priceMax !== undefined ? 1 : 0);
}

/** The API refuses a NUL, which nobody types and PostgreSQL cannot store, and a card number, which belongs elsewhere. */
function isText(value: string): boolean {
  return !value.includes("\0") && !hasCardNumber(value);
}

function whole(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,7}$/.test(text.trim())) return undefined;
  return Math.min(most, Math.max(least, Number(text)));
}

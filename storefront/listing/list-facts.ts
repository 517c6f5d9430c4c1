import type { Listing } from "#contract/catalog.ts";

const FACTS = [
  "sort",
  "page",
  "pages",
  "total",
  "matched",
  "price",
  "facets",
] as const satisfies readonly (keyof Listing)[];

/** What narrowing and sorting a list needs of it: everything but the products, which travel as HTML. */
export type ListFacts = Pick<Listing, (typeof FACTS)[number]>;

export function listFacts(listing: Listing): ListFacts {
  return Object.fromEntries(FACTS.map((fact) => [fact, listing[fact]])) as unknown as ListFacts;
}

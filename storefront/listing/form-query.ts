import type { List } from "#rules/catalog/lists.ts";
import type { ListingQuery } from "#contract/catalog.ts";
import { readListingQuery } from "./listing-query.ts";

/** What the filter form asks for, as the browser would send it; empty fields say nothing. */
export function formQuery(list: List, form: HTMLFormElement): ListingQuery {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") search.append(name, value);
  return readListingQuery(list, search);
}

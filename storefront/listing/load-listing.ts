import { data, redirect } from "react-router";
import { readOrderNumber } from "#rules/order/order-number.ts";
import type { List } from "#rules/catalog/lists.ts";
import { getListing, type ListingQuery, type Listing } from "#contract/catalog.ts";
import type { Api } from "#contract/call.ts";
import { rememberLabels } from "./known-labels.ts";
import { LIST_PATHS, listAt } from "../list-paths.ts";
import { paths } from "../paths.ts";
import { readListingQuery, writeListingQuery } from "./listing-query.ts";
import { plainPath } from "../language/in-language.ts";

export interface ListingPageData {
  list: List;
  query: ListingQuery;
  origin: string;
  /** Null when the list did not load; the page says so and tries again by itself. */
  listing: Listing | null;
  status: number;
}

/** What a list's page shows. Throws 404 for a list, or a page of it, that does not exist; an order's number leads to its look-up. */
export async function loadListing(api: Api, address: string): Promise<ListingPageData> {
  const url = new URL(address);
  const list = listAt(plainPath(url.pathname));
  if (list === null) throw data(null, { status: 404 });
  const query = readListingQuery(list, url.searchParams);
  const orderNumber = list === "search" && query.q ? readOrderNumber(query.q) : null;
  if (orderNumber !== null) throw redirect(paths.findOrder(orderNumber));
  const answer = await api(getListing, { query });
  // A list that has become shorter still has its first page.
  if (!answer.ok && answer.alert.Reason === "page_unknown") {
    const { page: _page, ...first } = query;
    throw redirect(LIST_PATHS[list] + writeListingQuery(first));
  }
  if (answer.ok) rememberLabels(answer.reply);
  return { list, query, origin: url.origin, listing: answer.ok ? answer.reply : null, status: answer.ok ? 200 : 503 };
}

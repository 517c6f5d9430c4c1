import type { List } from "#rules/catalog/lists.ts";
import type { Listing } from "#contract/catalog.ts";
import { listingWords } from "#words/listing.ts";
import { breadcrumbData } from "../seo/breadcrumb-data.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { LIST_PATHS } from "../list-paths.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import { itemListData } from "./item-list-data.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { parentOf } from "./parent-of.ts";

/** The list for search engines. */
export function ListingData({ listing, list, origin }: { listing: Listing; list: List; origin: string }) {
  const parent = parentOf(list, useShellFacts().sections);
  if (list === "search") return null;
  const trail = [
    { title: listingWords.home, path: "/" },
    ...(parent ? [{ title: parent.title, path: LIST_PATHS[parent.list] }] : []),
    { title: listing.title, path: LIST_PATHS[list] },
  ];
  return (
    <>
      <JsonLd about={itemListData(listing, absoluteUrl(origin, LIST_PATHS[list]), origin)} />
      <JsonLd about={breadcrumbData(origin, trail)} />
    </>
  );
}

import type { Listing } from "#contract/catalog.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import type { ItemListThing } from "../seo/schema-org.ts";
import { browserConfig } from "../browser-config.ts";

/** The products of a list's page as schema.org's ItemList, as many as the configuration lets stand there. */
export function itemListData(
  { title, items, page, pageSize }: Pick<Listing, "title" | "items" | "page" | "pageSize">,
  address: string,
  origin: string,
): ItemListThing {
  const first = (page - 1) * pageSize;
  return {
    "@type": "ItemList",
    name: title,
    url: address,
    itemListElement: items.slice(0, browserConfig.structuredListMost).map((item, place) => ({
      "@type": "ListItem",
      position: first + place + 1,
      name: item.name,
      url: absoluteUrl(origin, item.link),
    })),
  };
}

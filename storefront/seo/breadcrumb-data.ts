import { absoluteUrl } from "./absolute-url.ts";
import type { BreadcrumbListThing } from "./schema-org.ts";

/** The way to a page for search engines, from the home page to the page itself. */
export function breadcrumbData(origin: string, trail: readonly { title: string; path: string }[]): BreadcrumbListThing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: title,
      item: absoluteUrl(origin, path),
    })),
  };
}

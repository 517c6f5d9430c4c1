import { FACETS } from "#rules/catalog/facets.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";

interface PublicPage {
  path: RegExp;
  /** Query keys that change what the page shows; every other key is dropped before the page is made. */
  keys: readonly string[];
  /** The setting for how long it is fresh, where that is another than everybody's. */
  fresh?: "blogSeconds" | "loadingSeconds";
  /** Who waits long for it sees `LOADING_PAGE` meanwhile. */
  isList?: true;
}

/** What stands where a list will, while it is being found. */
export const LOADING_PAGE = "/loading";

const SLUG = "[a-z0-9-]{1,120}";
const LISTING_KEYS = [...FACETS, "page", "priceMax", "priceMin", "q", "sort"];

/** Pages that are the same for everyone. A page that is not here is made for each request and never kept. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: /^\/$/, keys: [] },
  { path: /^\/gaming-pcs(?:\/prebuilt-gaming-pcs)?$/, keys: LISTING_KEYS, isList: true },
  { path: /^\/gaming-laptops$/, keys: LISTING_KEYS, isList: true },
  { path: new RegExp(`^/gear-store(?:/${SLUG})?$`), keys: LISTING_KEYS, isList: true },
  { path: new RegExp(`^/gear-store/${SLUG}/${SLUG}$`), keys: ["sku"] },
  { path: new RegExp(`^/store/${SLUG}$`), keys: ["sku"] },
  { path: /^\/search$/, keys: LISTING_KEYS, isList: true },
  { path: new RegExp(`^${LOADING_PAGE}$`), keys: [], fresh: "loadingSeconds" },
  { path: /^\/compare$/, keys: ["ids", "only", "with"] },
  { path: new RegExp(`^/blog(?:/${SLUG})?$`), keys: [], fresh: "blogSeconds" },
  { path: new RegExp(`^/(?:legal|about)/${SLUG}$`), keys: [] },
];

/** React Router's own key: which routes' data a navigation asks for. */
const DATA_KEYS = ["_routes"];
const LONGEST = 2000;

/**
 * The one address under which a public page is kept: known query keys only, in one order. Null for every other page.
 * `/gaming-pcs.data` is what the browser asks for when it navigates; it is as public as its page.
 */
export function publicAddress(pathname: string, search: URLSearchParams): string | null {
  if (pathname.length > LONGEST) return null;
  const isData = pathname.endsWith(".data");
  const path = isData ? pageOfData(pathname) : pathname;
  const page = PUBLIC_PAGES.find((one) => one.path.test(path));
  if (!page) return null;
  const kept = new URLSearchParams();
  for (const key of (isData ? [...page.keys, ...DATA_KEYS] : [...page.keys]).toSorted()) {
    for (const value of new Set(search.getAll(key))) kept.append(key, value);
  }
  const query = kept.toString();
  if (query.length > LONGEST) return null;
  return query ? `${pathname}?${query}` : pathname;
}

/** How long the page of a kept address is fresh, in seconds. */
export function freshSeconds(address: string, pages: StoreConfig["pages"]): number {
  const path = pageOf(address);
  return pages[PUBLIC_PAGES.find((one) => one.path.test(path))?.fresh ?? "revalidateSeconds"];
}

/** Whether a kept address is that of a list, and not of its data. */
export function isListPage(address: string): boolean {
  const [path = ""] = address.split("?", 1);
  return PUBLIC_PAGES.some((one) => one.isList && one.path.test(path));
}

/** Whether a path, without a query, is that of a page that is the same for everyone. */
export function isPublicPage(path: string): boolean {
  return path.length <= LONGEST && PUBLIC_PAGES.some((one) => one.path.test(path));
}

/** The page that a kept address belongs to: whatever its query, and also for its data. */
export function pageOf(address: string): string {
  const [path = ""] = address.split("?", 1);
  return path.endsWith(".data") ? pageOfData(path) : path;
}

function pageOfData(pathname: string): string {
  if (pathname === "/_root.data" || pathname === "/_.data") return "/";
  return pathname.slice(0, -".data".length);
}

const PRODUCT_LINK = /\/(?:store|gear-store\/[a-z0-9-]+)\/([a-z0-9-]+)/g;

/**
 * Slugs of the products that a page, its data or its address shows: a page that says anything of a product links to it,
 * whatever list, shelf or bill it stands in.
 */
export function productsOn(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(PRODUCT_LINK)].map(([, slug = ""]) => ownText(slug))));
}

/** A copy: V8 cuts a match out of its page by pointing into it, and the slug that is kept would keep the whole page. */
const ownText = (slug: string): string => Buffer.from(slug, "latin1").toString("latin1");

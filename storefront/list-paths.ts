import { LISTS, type List, type Section } from "#rules/catalog/lists.ts";

/** Where each list stands. The same addresses as the server gives in `Link`s. */
export const LIST_PATHS: Record<List, string> = {
  "gaming-pcs": "/gaming-pcs",
  "prebuilt-gaming-pcs": "/gaming-pcs/prebuilt-gaming-pcs",
  "gaming-laptops": "/gaming-laptops",
  "gear-store": "/gear-store",
  "gaming-monitors": "/gear-store/gaming-monitors",
  "gaming-setup": "/gear-store/gaming-setup",
  "refurbished-components": "/gear-store/refurbished-components",
  "rigsmith-gear": "/gear-store/rigsmith-gear",
  "gaming-accessories": "/gear-store/gaming-accessories",
  "pc-maintenance": "/gear-store/pc-maintenance",
  "bundle-deals": "/gear-store/bundle-deals",
  "pc-parts": "/gear-store/pc-parts",
  search: "/search",
};

/** The list of an address; null for a gear category that does not exist. */
export function listAt(pathname: string): List | null {
  const path = pathname.replace(/\/$/, "");
  return LISTS.find((list) => LIST_PATHS[list] === path) ?? null;
}

const { search: _search, ...LISTS_TO_WALK } = LIST_PATHS;

/** Where each section of the shop stands. */
export const SECTION_PATHS: Record<Section, string> = {
  ...LISTS_TO_WALK,
  "built-to-order": "/gaming-pcs?delivery=built-to-order",
  "refurbished-pcs": "/gaming-pcs?kind=refurbished",
  "pc-lab": "/pc-lab",
};

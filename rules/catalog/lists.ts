/** The shop's lists of products. */
export const LISTS = [
  "gaming-pcs",
  "prebuilt-gaming-pcs",
  "gaming-laptops",
  "gear-store",
  "gaming-monitors",
  "gaming-setup",
  "refurbished-components",
  "rigsmith-gear",
  "gaming-accessories",
  "pc-maintenance",
  "bundle-deals",
  "pc-parts",
  "search",
] as const;
export type List = (typeof LISTS)[number];

/** What a way through the shop may lead to: its lists, two of them narrowed, and where a PC is built from nothing. */
export const SECTIONS = [
  ...LISTS.filter((list): list is Exclude<List, "search"> => list !== "search"),
  "built-to-order",
  "refurbished-pcs",
  "pc-lab",
] as const;
export type Section = (typeof SECTIONS)[number];

export const SORTS = ["featured", "ships-soonest", "price-low", "price-high", "rating", "newest"] as const;
export type Sort = (typeof SORTS)[number];

/** As far as a list's query goes. Prices in whole dollars, texts in characters; the longest name can be searched for. */
export const LISTING_LIMITS = { page: 200, price: 100_000, words: 200, facetValues: 20, facetValue: 60 } as const;

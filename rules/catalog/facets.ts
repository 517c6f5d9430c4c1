/** Facets a list may be narrowed by. */
export const FACETS = [
  "kind",
  "delivery",
  "madeFor",
  "graphics",
  "processor",
  "memory",
  "storage",
  "case",
  "screen",
  "refresh",
  "category",
  "type",
  "color",
  "stock",
] as const;
export type FacetKey = (typeof FACETS)[number];

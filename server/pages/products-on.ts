const PRODUCT_LINK = /\/(?:store|gear-store\/[a-z0-9-]+)\/([a-z0-9-]+)/g;

/**
 * Slugs of the products that a page, its data or its address shows: a page that says anything of a product links to it,
 * whatever list, shelf or bill it stands in.
 */
export function productsOn(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(PRODUCT_LINK)].map(([, slug = ""]) => slug)));
}

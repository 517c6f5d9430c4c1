/**
 * What another shop's export calls things, and what they are here. Such a file has no number of ours: a handle is no
 * slug of ours and a SKU no code, and several may come to the same one. What was given once is kept.
 */
export interface ImportedNames {
  /** Slugs by handle. */
  handles: ReadonlyMap<string, string>;
  /** SKU ids by what the file calls the unit: `sku:…`, or its handle and options as a JSON list. */
  units: ReadonlyMap<string, number>;
}

/** What is given away already: what an import must neither take from another nor give twice. */
export interface KnownThings extends ImportedNames {
  /** Model ids by slug; null for what is no computer. */
  products: ReadonlyMap<string, number | null>;
  skus: ReadonlyMap<number, { code: string; slug: string }>;
}

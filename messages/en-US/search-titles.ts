/** What search engines show of a product: a title that says what it is, not only what we call it. */
export const searchTitleWords = {
  pc: "gaming PC",
  laptop: "gaming laptop",
  refurbished: "refurbished",
  refurbishedThing: (what: string) => `refurbished ${what}`,
  memory: (capacity: string) => `${capacity} RAM`,
  /** `Forge 90 gaming PC: GeForce RTX 5090 32 GB, Ryzen 9 9950X3D, 64 GB RAM`. */
  withFacts: (name: string, facts: readonly string[]) => (facts.length > 0 ? `${name}: ${facts.join(", ")}` : name),
  computer: (name: string, what: string) => `${name} ${what}`,
  /** Where the name alone does not say what it is. */
  ofType: (name: string, type: string) => `${name} (${type.toLowerCase()})`,
  variant: (title: string, variant: string) => `${title}, ${variant}`,
};

export const feedWords = {
  description: "Everything this store sells, for Google Merchant Center.",
  free: "Free shipping",
  standard: "Standard",
};

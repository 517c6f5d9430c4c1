/** What search engines show of a product: a title that says what it is, not only what we call it. */
export const searchTitleWords = {
  pc: "ordinateur de jeu",
  laptop: "portable de jeu",
  refurbished: "remis à neuf",
  refurbishedThing: (what: string) => `${what} remis à neuf`,
  memory: (capacity: string) => `${capacity} de mémoire vive`,
  /** `Forge 90, ordinateur de jeu : GeForce RTX 5090 32 GB, Ryzen 9 9950X3D, 64 Go de mémoire vive`. */
  withFacts: (name: string, facts: readonly string[]) =>
    facts.length > 0 ? `${name}\u00a0: ${facts.join(", ")}` : name,
  computer: (name: string, what: string) => `${name}, ${what}`,
  /** Where the name alone does not say what it is. */
  ofType: (name: string, type: string) => `${name} (${type.toLowerCase()})`,
  variant: (title: string, variant: string) => `${title}, ${variant}`,
};

export const feedWords = {
  description: "Tout ce que vend cette boutique, pour Google Merchant Center.",
  free: "Livraison gratuite",
  standard: "Livraison normale",
};

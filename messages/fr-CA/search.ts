export const searchBoxWords = {
  area: "Toute la boutique",
  field: "Rechercher",
  search: "Rechercher",
};

/**
 * What people call a kind of product when they search for it, in Québec also by its English name. In the plural: a word
 * is found by its beginning, too.
 */
export const searchedAs: Record<"pc" | "laptop" | "part" | "gear", string> = {
  pc: "ordinateurs de jeux vidéos pcs gaming gamers bureaux tours desktops",
  laptop: "portables ordinateurs de jeux vidéos gaming gamers laptops",
  part: "pièces composants de pcs d’ordinateurs",
  gear: "équipement accessoires périphériques gaming",
};

export const searchPanelWords = {
  searches: "Recherches",
  lists: "Dans",
  products: "Produits",
  nothing: (words: string) => `Aucun résultat pour «\u00a0${words}\u00a0»`,
  all: (words: string) => `Tous les produits pour «\u00a0${words}\u00a0»`,
  order: (number: string) => `Trouver la commande ${number}`,
  keys: { move: "parcourir", enter: "Entrée", open: "ouvrir", escape: "Échap", close: "fermer" },
};

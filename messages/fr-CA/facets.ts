export const facetWords = {
  kind: "État",
  delivery: "Livraison",
  madeFor: "Conçu pour",
  graphics: "Carte graphique",
  processor: "Processeur",
  memory: "Mémoire",
  storage: "Stockage",
  case: "Boîtier",
  screen: "Écran",
  refresh: "Fréquence de rafraîchissement",
  category: "Catégorie",
  type: "Type",
  color: "Couleur",
  stock: "Disponibilité",
};

/** By a PC's kind; how it is delivered is a facet of its own. */
export const conditionWords = { new: "Neuf", refurbished: "Remis à neuf" };

export const caseWords = {
  mesh: "Tour à grille",
  pano: "Verre panoramique",
  wood: "Façade en bois",
  glassfront: "Façade en verre",
  showroom: "Verre d’angle",
  sff: "Petit format",
};

/** Desk monitors by the room they take. */
export const screenWords = {
  portable: "Portatif, jusqu’à 20\u00a0po",
  24: "24 et 25\u00a0po",
  27: "27\u00a0po",
  32: "32\u00a0po",
  wide: "34\u00a0po et plus",
};

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. */
export const gearTypeWords: Readonly<Record<string, string>> = {
  Monitor: "Moniteurs",
  Chair: "Fauteuils et bureaux",
  Desk: "Fauteuils et bureaux",
  Footrest: "Fauteuils et bureaux",
  "Monitor arm": "Bras et supports",
  Mount: "Bras et supports",
  Bracket: "Bras et supports",
  Keyboard: "Claviers",
  Keycaps: "Claviers",
  Switches: "Claviers",
  "Wrist rest": "Claviers",
  Mouse: "Souris et tapis",
  "Mouse pad": "Souris et tapis",
  Headset: "Casques d’écoute",
  Laptop: "Pour portables",
  Cleaning: "Nettoyage et entretien",
  Filters: "Nettoyage et entretien",
  "Thermal paste": "Nettoyage et entretien",
  Tools: "Nettoyage et entretien",
  Light: "Éclairage",
  Bundle: "Ensembles",
  "Video card": "Pièces de PC",
  Processor: "Pièces de PC",
  Memory: "Pièces de PC",
  "Power supply": "Pièces de PC",
};

/** Among PC parts the same gear stands under the part it belongs to. */
export const partTypeWords: Readonly<Record<string, string>> = {
  Fans: "Ventilateurs de boîtier",
  Cables: "Câbles et supports",
  Bracket: "Câbles et supports",
  Mount: "Câbles et supports",
  Panel: "Boîtier",
};

/** What to change in a list that came out empty. */
export const suggestionWords = {
  any: (facet: string) => `Sans le filtre «\u00a0${facet}\u00a0»`,
  anyPrice: "Sans limite de prix",
  clear: "Effacer tous les filtres",
};

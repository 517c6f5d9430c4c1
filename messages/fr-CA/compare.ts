import { withArticle } from "./lists.ts";
import { counted } from "./plural.ts";

type Kind = "pc" | "laptop" | "part" | "gear";

const KINDS: Record<Kind, { one: string; many: string }> = {
  pc: { one: "PC", many: "PC" },
  laptop: { one: "portable", many: "portables" },
  part: { one: "pièce", many: "pièces" },
  gear: { one: "produit", many: "produits" },
};

/** The way to a comparison, on cards, a product’s page and in the tray. */
export const compareLinkWords = {
  compare: "Comparer",
  comparing: "À comparer",
  takeOut: (product: string) => `Retirer ${product} de la comparaison`,
};

export const compareTrayWords = {
  title: "Produits à comparer",
  go: (count: number) => `Comparer (${count})`,
  oneMore: "Ajoutez-en un autre pour comparer",
  clear: "Effacer",
  close: "Fermer",
  undo: "Annuler",
  added: (product: string, count: number) => `${product} ajouté. ${count} sur 4 à comparer.`,
  removed: (product: string) => `${product} retiré.`,
  cleared: "Comparaison effacée.",
  restored: (count: number) => `${counted(count, "produit", "produits")} à comparer de nouveau.`,
  full: (product: string) => `Quatre au maximum. Retirez-en un pour ajouter ${product}.`,
  inPlaceOf: (last: string) => `Le mettre à la place de ${last}`,
  notKept: "Ce navigateur ne nous permet pas de garder votre choix au-delà de cette page.",
};

export const comparePageWords = {
  title: "Comparer",
  heading: (kind: Kind, count: number) => `Comparer ${counted(count, KINDS[kind].one, KINDS[kind].many)}`,
  titleOf: (names: string) => `Comparer ${names}`,
  description:
    "Des produits côte à côte\u00a0: leur prix, leur date d’expédition et chaque pièce, avec les différences marquées.",
  lead: (first: string) => `Tout est comparé à ${first}. Une marque signale chaque différence.`,
  alone: "Ajoutez-en un autre pour voir les différences.",
  nothing: "Rien à comparer pour l’instant",
  nothingHelp:
    "Choisissez «\u00a0Comparer\u00a0» pour jusqu’à quatre produits du même type, et voyez-les ici côte à côte.",
  see: (list: string) => `Voir ${withArticle(list)}`,
  failed: "Nous n’avons pas pu lire les produits.",
  failedHelp: "Rien n’est perdu\u00a0: l’adresse garde votre choix. Actualisez la page dans une minute.",
  leftOut: "Omis",
  unknown: (count: number) =>
    `${counted(count, "produit", "produits")} de cette adresse ${count < 2 ? "n’est pas vendu ici" : "ne sont pas vendus ici"}.`,
  repeated: (product: string) => `${product} était demandé plus d’une fois. Il figure ici une seule fois.`,
  otherKind: (product: string, kind: Kind) =>
    kind === "gear" || kind === "part"
      ? `${product} est d’un autre type que le premier produit.`
      : `${product} est d’un autre type que ces ${KINDS[kind].many}.`,
  tooMany: (product: string) => `Quatre au maximum\u00a0: ${product} n’est donc pas ici.`,
  onlyDifferences: "Seulement les différences",
  differing: (count: number, rows: number) => `${count} lignes sur ${rows}`,
  allRows: (rows: number) => `Afficher les ${rows} lignes`,
  noDifference: "Ils disent la même chose à chaque ligne.",
  copy: "Copier le lien",
  copied: "Lien copié",
  notCopied: "Copiez l’adresse ci-dessus",
  against: "Point de comparaison",
  setAgainst: "Comparer à celui-ci",
  setAgainstOne: (product: string) => `Comparer à celui-ci\u00a0: ${product}`,
  takeOut: (product: string) => `Retirer ${product}`,
  details: "Voir les détails",
  rows: "Produit",
  picture: "Image",
  ways: "Acheter",
  caption: (names: string) => `${names}, ligne par ligne`,
  differs: "Diffère\u00a0: ",
  pick: (first: string) => `À côté de ${first}`,
  add: "En ajouter un",
  addOne: (product: string) => `Ajouter ${product}`,
  groups: { price: "Prix", when: "Quand", inside: "Ce que c’est" },
  inside: "Ce qu’il contient",
};

/** Rows that every product has, and what stands in them. */
export const compareRowWords = {
  price: "Prix",
  cut: "Baisse de prix",
  cutOf: (by: string, before: string) => `${by} de moins que ${before}`,
  deposit: "Dépôt maintenant",
  noCut: "Aucune",
  state: "Disponibilité",
  ships: "Expédition",
  stock: "Stock",
  left: (count: number) => `${count} en stock`,
  none: "Aucun",
  notStated: "Non précisé",
  sooner: (days: number) => `${counted(days, "jour", "jours")} plus tôt`,
  later: (days: number) => `${counted(days, "jour", "jours")} plus tard`,
  lowest: "Prix le plus bas",
  soonest: "Le plus tôt",
  most: "Le plus",
  least: "Le moins",
};

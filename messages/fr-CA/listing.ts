import type { Sort } from "#rules/catalog/lists.ts";
import { countedIn, listWords } from "./lists.ts";
import { formatCount } from "./money.ts";
import type { Pieces } from "../pieces.ts";

type List = keyof typeof listWords;

/** `Aucun ordinateur`, `Aucune pièce`. */
const none = (list: List) => `${list === "pc-parts" ? "Aucune" : "Aucun"} ${listWords[list].one}`;

export const listingWords = {
  whatIsGamingPc: "Qu’est-ce qu’un ordinateur de jeu?",
  home: "Accueil",
  search: "Recherche",
  searchFor: (words: string) => `Recherche\u00a0: ${words}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  questions: "Avant de choisir",
  quoted: (words: string) => `«\u00a0${words}\u00a0»`,
  resultsFor: (words: string) => `Résultats pour «\u00a0${words}\u00a0»`,
};

export const sortWords = {
  featured: "En vedette",
  "ships-soonest": "Expédition la plus rapide",
  "price-low": "Prix croissant",
  "price-high": "Prix décroissant",
  rating: "Note",
  newest: "Nouveautés",
} satisfies Record<Sort, string>;

export const filterWords = {
  sort: "Trier",
  filters: "Filtres",
  filter: "Filtrer",
  chosen: ", choisis\u00a0: ",
  close: "Fermer les filtres",
  show: "Voir les résultats",
  showCount: (list: List, count: number) => `Voir ${countedIn(list, count)}`,
  clear: "Tout effacer",
  all: (count: number) => `Tout afficher (${formatCount(count)})`,
  chips: "Filtres choisis",
  remove: (filter: string) => `Retirer ${filter}`,
};

export const priceWords = {
  price: "Prix",
  legend: "Prix en dollars américains",
  from: "De",
  to: "À",
  between: (least: string, most: string) => `${least} à ${most}`,
  atLeast: (least: string) => `À partir de ${least}`,
  atMost: (most: string) => `Jusqu’à ${most}`,
};

/** What stands where a list will, while it is being found. */
export const loadingWords = {
  title: "Recherche en cours",
  lead: "Cette liste prend un peu plus de temps que d’habitude. Elle s’ouvrira d’elle-même.",
};

export const resultWords = {
  finding: (list: List) => `Recherche en cours\u00a0: ${listWords[list].many}`,
  notLoaded: "Non chargé",
  some: (list: List, matched: number, total: number) =>
    `${formatCount(matched)} sur ${countedIn(list, total)} ${matched < 2 ? "correspond" : "correspondent"}`,
};

export const pagerWords = {
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  failed: "La page suivante ne s’est pas chargée. Réessayez.",
  end: (list: List, matched: number, outside: number) =>
    `${matched < 2 ? "C’est tout ce qu’il y a." : `Vous avez tout vu\u00a0: ${formatCount(matched)} résultats.`}${outside > 0 ? ` Hors de vos filtres\u00a0: encore ${countedIn(list, outside)}.` : ""}`,
  shown: (page: number, pages: number, shown: number, matched: number) =>
    `Page ${page} sur ${pages}; ${formatCount(shown)} sur ${formatCount(matched)} affichés.`,
  loading: "Chargement",
  more: (count: number) => `En voir ${count} de plus`,
  next: "Page suivante",
  clear: "Effacer tous les filtres",
};

export const emptyListWords = {
  changeOne: "En changeant une seule chose, vous obtenez\u00a0:",
  spelling: "Vérifiez l’orthographe, ou utilisez moins de mots\u00a0: une pièce, une taille, un nom.",
  nothing: "Il n’y a rien dans cette liste pour l’instant.",
  meetsThis: (list: List) => `${none(list)} ne répond à ce filtre`,
  meetsBoth: (list: List) => `${none(list)} ne répond aux deux filtres`,
  meetsAll: (list: List, filters: number) => `${none(list)} ne répond aux ${filters} filtres`,
  notFound: (words: string) => `Aucun résultat pour «\u00a0${words}\u00a0»`,
  noneYet: (list: List) => `${none(list)} ici pour l’instant`,
};

export const failedListWords = {
  title: "Cette liste ne s’est pas chargée",
  safe: "Vos filtres et votre panier sont intacts.",
  tryAgain: "Réessayer",
  goHome: "Aller à l’accueil",
  nextTry: "Prochain essai",
  inSeconds: (seconds: number) => `Dans ${seconds} ${seconds < 2 ? "seconde" : "secondes"}, automatiquement.`,
  reload: "Actualisez la page.",
  stuck: "Toujours bloqué?",
  byPhone: <P>(phone: P, hours: string): Pieces<P> => ["Commandez par téléphone, au ", phone, `, ${hours}.`],
};

export const searchStartWords = {
  area: "Cette page",
  field: "PC, portable, pièce ou équipement",
  search: "Rechercher",
};

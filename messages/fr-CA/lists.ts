import { counted } from "./plural.ts";

const PC = { one: "ordinateur", many: "ordinateurs" };
const PRODUCT = { one: "produit", many: "produits" };

/** Each list: its title, and what is counted in it. */
export const listWords = {
  "gaming-pcs": {
    ...PC,
    title: "Ordinateurs de jeu",
  },
  "prebuilt-gaming-pcs": {
    ...PC,
    title: "Ordinateurs de jeu préassemblés",
  },
  "gaming-laptops": {
    one: "portable",
    many: "portables",
    title: "Portables de jeu",
  },
  "gear-store": {
    ...PRODUCT,
    title: "Équipement",
  },
  "gaming-monitors": {
    one: "moniteur",
    many: "moniteurs",
    title: "Moniteurs de jeu",
  },
  "gaming-setup": {
    ...PRODUCT,
    title: "Espace de jeu",
  },
  "refurbished-components": {
    ...PRODUCT,
    title: "Composants remis à neuf",
  },
  "rigsmith-gear": {
    ...PRODUCT,
    title: "Équipement Rigsmith",
  },
  "gaming-accessories": {
    ...PRODUCT,
    title: "Accessoires de jeu",
  },
  "pc-maintenance": {
    ...PRODUCT,
    title: "Entretien du PC",
  },
  "bundle-deals": {
    one: "ensemble",
    many: "ensembles",
    title: "Offres groupées",
  },
  "pc-parts": {
    one: "pièce",
    many: "pièces",
    title: "Pièces de PC",
  },
  search: { ...PRODUCT, title: "Recherche" },
};

/** `1 ordinateur`, `24 ordinateurs`. */
export function countedIn(list: keyof typeof listWords, count: number): string {
  return counted(count, listWords[list].one, listWords[list].many);
}

/** `les ordinateurs de jeu`, `l’équipement`: a list's title inside a sentence, with its article. */
export function withArticle(title: string): string {
  if (/^(?:PC|\S*s)(?= |$)/.test(title)) return `les ${title}`;
  return /^[aeéèêiouh]/i.test(title) ? `l’${title}` : `le ${title}`;
}

import { counted } from "./plural.ts";

export const headerWords = {
  account: "Compte",
  home: (store: string) => `${store}, accueil`,
  shop: "Magasiner",
  menu: "Menu",
  cart: (count: number) => (count === 0 ? "Panier" : `Panier, ${counted(count, "article", "articles")}`),
  skip: "Aller au contenu",
};

export const footerWords = {
  /** `range` is what the shop sells, as a sentence would begin. */
  claim: (range: string, byHand: boolean) =>
    `${range}${byHand ? ", montés et testés à la main," : ""} pour les États-Unis et le Canada.`,
  pictures:
    "Les images de produits sont des images de synthèse; la couleur ou l’étiquette des pièces réelles peut différer. Prix en dollars américains, avant taxes et livraison.",
};

/** Where things go. */
export const countryChoiceWords = { title: "Livrer à", USA: "États-Unis", CANADA: "Canada" };

export const themeWords = { theme: "Thème", system: "Système", dark: "Sombre", light: "Clair" };

/** The specification's words, split where the link stands. */
export const cookieWords = {
  title: "Témoins",
  before:
    "Ce site Web utilise des témoins afin de vous offrir la meilleure expérience possible. Vous pouvez consulter notre ",
  link: "Politique de confidentialité",
  after: ".",
  accept: "Accepter",
};

export const demoWords = { notice: "Ceci est une démonstration. Rien n’est vendu, facturé ni expédié." };

/** The default title of a page (S108): the store's name stands where the specification says "the product". */
export const titleWords = {
  store: (name: string) => `Magasinez chez ${name}\u00a0: ordinateurs de jeu, PC de bureau et plus`,
  notFound: "Introuvable",
};

/** Titles of the frames that scripts of others run in. */
export const slotWords = { quiet: "Services", help: "Clavardage" };

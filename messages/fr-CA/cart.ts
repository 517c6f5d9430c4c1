import { counted } from "./plural.ts";
import { withArticle } from "./lists.ts";
import type { Pieces } from "../pieces.ts";

const NAMES = new Intl.ListFormat("fr-CA", { type: "conjunction" });

/** What stands below a reason why a cart cannot be ordered; the products by name, all of them or none. */
export const cartBlockWords = {
  names: (names: readonly string[]) => NAMES.format(names),
  laptops: (names: string) =>
    `Dans votre panier\u00a0: ${names || "plus d’un portable"}. Gardez-en un ici et commandez l’autre séparément.`,
  needsPc: <P>(names: string, count: number, addPc: P): Pieces<P> => [
    count < 2
      ? `Vendu seulement avec un PC\u00a0: ${names || "cet article"}. `
      : `Vendus seulement avec un PC\u00a0: ${names || "ces articles"}. `,
    addPc,
    `, ou ${count < 2 ? "retirez-le" : "retirez-les"} pour passer la commande.`,
  ],
  addPc: "Ajoutez un PC",
  remove: (names: string) =>
    names === ""
      ? "Retirez-le pour passer la commande."
      : `Retirez ${names} pour passer la commande, ou choisissez autre chose.`,
};

export const cartPageWords = {
  title: "Panier",
  lines: "Dans votre panier",
  items: (count: number) => counted(count, "article", "articles"),
};

export const emptyCartWords = {
  nothing: "Votre panier est vide.",
  stays:
    "Ce que vous ajoutez reste dans ce navigateur pour votre prochaine visite. Les prix sont toujours ceux du jour.",
  /** `ways` as it stands in a sentence: `ordinateurs de jeu`. */
  browse: (ways: string) => `Voir ${withArticle(ways)}`,
  readyToShip: "Prêts à expédier",
};

export const drawerWords = {
  title: (count: number) => `Panier, ${counted(count, "article", "articles")}`,
  subtotal: "Sous-total",
  later: "Les rabais, la livraison et les taxes s’ajoutent au moment de passer la commande.",
  view: "Voir le panier",
  checkOut: "Passer la commande",
  added: (product: string) => `${product} est dans votre panier.`,
  addedOne: "C’est dans votre panier.",
  quantity: (quantity: number) => `Qté ${quantity}`,
};

export const cartLineWords = {
  deposit: "Dépôt de précommande",
  light: (color: string) => `Couleur de l’éclairage\u00a0: ${color}`,
  rest: <P>(rest: P): Pieces<P> => ["puis ", rest, " chacun avant l’expédition, plus taxes"],
  limit: (limit: number) => `Limite\u00a0: ${limit === 1 ? "un portable" : `${limit} portables`} par commande.`,
  warranty: (length: string) => `Garantie\u00a0: ${length}`,
  each: <P>(price: P): Pieces<P> => [price, " chacun"],
  chosen: { warranty: "garantie", rush: "service accéléré" },
  plusChosen: <P>(price: P, chosen: readonly ("warranty" | "rush")[]): Pieces<P> => [
    price,
    ` plus ${chosen.map((what) => cartLineWords.chosen[what]).join(" et ")}`,
  ],
  recycling: <P>(fee: P): Pieces<P> => ["plus un écofrais de ", fee, " dans certains États"],
  parts: (parts: number) => counted(parts, "pièce", "pièces"),
  save: "Mettre de côté",
  saveOne: (name: string) => `Mettre de côté\u00a0: ${name}`,
  removeOne: (product: string) => `Retirer ${product}`,
  remove: "Retirer",
  quantityOf: (product: string) => `Quantité\u00a0: ${product}`,
  update: "Mettre à jour",
  removed: (product: string) => `${product} retiré.`,
  removedOne: "Retiré de votre panier.",
  putBack: "Remettre",
  withPc: "Vous achetez un PC\u00a0: ceci vous coûte donc moins cher.",
  takeWithPc: (saving: string) => `Économisez ${saving}\u00a0: prendre le prix avec un PC`,
};

export const cartWarrantyWords = { title: "Garantie", included: "Incluse", choose: "Choisir cette garantie" };

export const couponWords = {
  title: "Code de rabais",
  code: "Code",
  add: "Ajouter",
  onePerOrder: "Un code par commande.",
  takesOff: <P>(amount: P): Pieces<P> => ["vous fait économiser ", amount],
  onCart: "est appliqué à ce panier",
  removeOne: (code: string) => `Retirer le code ${code}`,
  remove: "Retirer",
};

export const pointsWords = {
  title: "Points de récompense",
  points: "Points à utiliser",
  have: (balance: string) => `Vous avez ${balance} points à utiliser.`,
  most: <P>(most: string, amount: P): Pieces<P> => [`Jusqu’à ${most} pour ce panier, soit `, amount, " de rabais."],
  fewer: (step: string) => `Ils s’utilisent par tranches de ${step}.`,
  how: "Comment fonctionnent les points",
  spend: "Utiliser",
  takesOff: <P>(points: string, amount: P): Pieces<P> => [`${points} points vous font économiser `, amount],
  removeThem: "Retirer les points",
  remove: "Retirer",
};

export const cartSummaryWords = {
  title: "Ce que cela coûte",
  updating: "Mise à jour",
  estimated: "Total estimé",
  beforeTax: "Avant taxes",
  total: "Total",
  checkOut: "Passer la commande",
  fixFirst: "Une fois ce point réglé, vous pourrez passer la commande ici.",
  forAddress: "Les taxes et la livraison sont calculées pour l’adresse que vous avez entrée.",
  afterAddress: "Vous verrez la livraison, les frais et les taxes dès que vous aurez entré votre adresse.",
  returns: (time: string) => `Retours\u00a0: ${time} à partir de la livraison.`,
};

/** What a component option is called on a page (S250–S270). */
export const optionWords: Readonly<Record<number, string>> = {
  1: "Boîtier",
  2: "Processeur",
  3: "Carte mère",
  4: "Mémoire",
  5: "Carte graphique",
  7: "Bloc d’alimentation",
  8: "Refroidissement",
  11: "Stockage",
  12: "Stockage",
  24: "Moniteur",
  26: "Clavier",
  27: "Souris",
  28: "Système d’exploitation",
  29: "Garantie",
  30: "Service accéléré",
  39: "Casque d’écoute",
  111: "Tapis de souris",
  127: "Espace de jeu",
  152: "Fauteuil",
  159: "Ensemble de mise à niveau",
  160: "Services",
};
export const otherPart = "Pièce";

import type { Pieces } from "../pieces.ts";

/** What goes with a PC, in a popup after the PC was added. */
export const withPcWords = {
  title: "Complétez votre achat",
  offer: (count: number) =>
    count === 1 ? "Voir ce qui va avec votre PC" : `Voir ${count} articles qui vont avec votre PC`,
  lead: "Ces articles sont vendus seulement avec un PC. Ils sont expédiés avec votre commande.",
  alone: <P>(price: P): Pieces<P> => ["(", price, " sans PC)"],
  none: "Non merci",
  add: (count: number) => (count > 1 ? `Ajouter ${count} articles au panier` : "Ajouter au panier"),
};

import type { Pieces } from "../pieces.ts";

/** What a part is, in a popup beside its name and on a page of its own. */
export const skuInfoWords = {
  title: "Quelle est cette pièce?",
  close: "Compris",
  asking: "Un instant…",
  none: "Nous ne connaissons pas cette pièce.",
  noFacts: "Nous n’avons pas d’autres caractéristiques à son sujet.",
  onlyInside: "Nous ne la vendons pas séparément. Elle vient dans un PC.",
  soldFor: <P>(price: P): Pieces<P> => ["Vendue séparément\u00a0: ", price, "."],
  toPage: "Voir sa page",
};

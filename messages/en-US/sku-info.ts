import type { Pieces } from "../pieces.ts";

/** What a part is, in a popup beside its name and on a page of its own. */
export const skuInfoWords = {
  title: "What is this part?",
  close: "Got it",
  asking: "One moment…",
  none: "We don’t know this part.",
  noFacts: "We have no further facts about it.",
  onlyInside: "We don’t sell it by itself. It comes inside a PC.",
  soldFor: <P>(price: P): Pieces<P> => ["By itself: ", price, "."],
  toPage: "See its page",
};

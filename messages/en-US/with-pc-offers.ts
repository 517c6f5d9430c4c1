import type { Pieces } from "../pieces.ts";

/** What goes with a PC, in a popup after the PC was added. */
export const withPcWords = {
  title: "Complete Your Purchase",
  offer: (count: number) => (count === 1 ? "See what goes with your PC" : `See ${count} things that go with your PC`),
  lead: "These are sold only with a PC. They ship with your order.",
  alone: <P>(price: P): Pieces<P> => ["(", price, " without a PC)"],
  none: "No thanks",
  add: (count: number) => (count > 1 ? `Add ${count} to cart` : "Add to cart"),
};

import { DEFER } from "#rules/cart/line-unit-price.ts";
import type { RushService } from "#rules/cart/rush-service.ts";

/** When a PC's turn comes, as its buyer chooses it in the cart. */
export const rushWords = {
  title: "When we build it",
  choice: { none: "Standard build", rush: "Rush service", DEFER: "Later" } satisfies Record<RushService, string>,
  free: "Included",
  later: "No extra cost",
  choose: "Choose this",
  /** An order leaves together: who chooses reads what that does to the rest, and what the rest does to it. */
  detail: (rushService: RushService, ships: string, orderShips: string | null) => {
    if (orderShips !== null) return `Ready sooner, but the order leaves together. ${orderShips}.`;
    return rushService === DEFER ? `${ships}, and everything else in this order with it.` : `${ships}.`;
  },
};

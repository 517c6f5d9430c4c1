import type { RushService } from "#rules/cart/rush-service.ts";

/** When a PC's turn comes, as its buyer chooses it in the cart. */
export const rushWords = {
  title: "When we build it",
  choice: { none: "In its turn", rush: "Rush service", DEFER: "Later" } satisfies Record<RushService, string>,
  free: "Included",
  later: "No extra cost",
  choose: "Choose this",
};

import { DEFER } from "#rules/cart/line-unit-price.ts";
import type { RushService } from "#rules/cart/rush-service.ts";

/** When a PC's turn comes, as its buyer chooses it in the cart. */
export const rushWords = {
  title: "Quand nous le montons",
  choice: { none: "Montage normal", rush: "Service accéléré", DEFER: "Plus tard" } satisfies Record<
    RushService,
    string
  >,
  free: "Inclus",
  later: "Sans frais",
  choose: "Choisir",
  /** An order leaves together: who chooses reads what that does to the rest, and what the rest does to it. */
  detail: (rushService: RushService, ships: string, orderShips: string | null) => {
    if (orderShips !== null) return `Prêt plus tôt, mais la commande part en un seul envoi. ${orderShips}.`;
    return rushService === DEFER ? `${ships}, et tout le reste de la commande aussi.` : `${ships}.`;
  },
};

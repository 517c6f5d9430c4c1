import type { OrderState } from "#rules/order/order-states.ts";

export interface OrderStateWords {
  state: string;
  /** The sentence that stands over the order. */
  title(firstName: string): string;
}

/** Where an order stands, as its buyer reads it on page and paper. */
export const orderStateWords: Readonly<Record<OrderState, OrderStateWords>> = {
  pending_payment: { state: "En attente de paiement", title: () => "Cette commande attend son paiement." },
  paid: { state: "Payée", title: (firstName) => `Merci, ${firstName}. Nous avons bien reçu votre commande.` },
  building: { state: "En montage", title: (firstName) => `${firstName}, votre commande est en montage.` },
  testing: { state: "En essai", title: (firstName) => `${firstName}, votre commande est en cours d’essai.` },
  packed: {
    state: "Emballée",
    title: (firstName) => `${firstName}, votre commande est emballée et attend le transporteur.`,
  },
  shipped: { state: "Expédiée", title: (firstName) => `${firstName}, votre commande est en route.` },
  delivered: { state: "Livrée", title: (firstName) => `${firstName}, votre commande est arrivée.` },
  cancelled: { state: "Annulée", title: () => "Cette commande a été annulée." },
  refunded: { state: "Remboursée", title: () => "Cette commande a été remboursée." },
};

/** The popup that offers a longer warranty for a PC that was just added (S84). */
export const protectLongerWords = {
  offer: "Protégez-le plus longtemps",
  title: "Protégez-le plus longtemps",
  lead: (name: string, included: string) =>
    `${name} est couvert par une garantie incluse (${included}). Une garantie prolongée commence le même jour, à la livraison.`,
  terms: "Ce que couvre la garantie",
  each: "Pour chaque unité dans votre panier. Vous pouvez la changer ou la retirer dans le panier jusqu’au paiement.",
  later:
    "Vous pouvez aussi décider plus tard\u00a0: la page de votre commande l’offre encore quelques semaines après la livraison.",
  add: "Ajouter au PC",
  none: "Non merci",
};

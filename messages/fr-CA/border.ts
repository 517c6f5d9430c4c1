/** What an order to Canada may cost beside its bill, said before it is paid. */
export const borderWords = {
  title: "Votre commande traverse la frontière",
  text: "Votre total comprend la TPS, la TVH, la TVP ou la TVQ de votre province. Il ne comprend ni droits de douane ni frais de dédouanement du transporteur\u00a0: s’il y en a, vous les payez au transporteur à l’arrivée du colis. Nous ne pouvons pas vous dire combien ce sera.",
  twice: "Si l’on vous demande à la porte une taxe qui figure déjà sur votre facture, écrivez-nous avant de la payer.",
};

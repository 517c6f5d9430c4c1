/** The "defer service" popup (S91). */
export const deferWords = {
  title: "Monter votre PC plus tard?",
  lead: (later: string, usual: string) => `Plus tard\u00a0: ${later}. Montage normal\u00a0: ${usual}.`,
  order:
    "Une commande est expédiée en entier\u00a0: tout le reste attendra aussi. Vous pouvez changer d’avis jusqu’au paiement.",
  cost: (amount: string) => `Vous payez ${amount} de moins qu’avec le service accéléré.`,
  send: "Monter plus tard",
  keep: "Ne rien changer",
};

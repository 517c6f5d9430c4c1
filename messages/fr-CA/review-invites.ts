export const reviewInviteMailWords = {
  subject: (product: string, others: number) =>
    others > 0 ? `${product} et le reste\u00a0: qu’en pensez-vous?` : `${product}\u00a0: qu’en pensez-vous?`,
  title: "Que diriez-vous à un ami?",
  lead: (products: readonly string[]) =>
    `Vous l’avez depuis deux semaines\u00a0: ${products.join(", ")}. Quelques lignes et une image aident les prochaines personnes à choisir. Nous publions les bons avis comme les mauvais.`,
  write: "Rédiger un avis",
  once: "Nous le demandons une seule fois par commande.",
  end: "Ne plus jamais me demander d’avis",
};

export const endInvitesWords = {
  title: "Plus de demandes d’avis",
  lead: "Appuyez sur le bouton et nous ne demanderons plus jamais d’avis à cette adresse. Les courriels sur vos commandes continueront d’arriver.",
  end: "Ne plus jamais me le demander",
  done: "C’est fait. Nous ne vous demanderons plus d’avis.",
  home: "Aller à la boutique",
};

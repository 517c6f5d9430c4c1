export const notifyWords = {
  title: "Avisez-moi du retour en stock",
  email: "Courriel",
  send: "Avisez-moi",
  promise: "Un seul courriel, puis nous supprimons votre adresse. Cette demande ne réserve rien.",
  done: "Nous vous écrirons une seule fois",
  doneText: "Au retour en stock. Ensuite, nous supprimons votre adresse.",
  chooseFirst: "Choisissez d’abord un produit épuisé.",
  keepShopping: "Continuer à magasiner",
};

/** "It is back": the only mail somebody asked for about one product. */
export const stockNoticeWords = {
  subject: (product: string) => `De retour en stock\u00a0: ${product}`,
  facts: (price: string) =>
    `Prix aujourd’hui\u00a0: ${price}. Nous ne pouvons pas vous en réserver un exemplaire\u00a0: il ira à la première personne qui commande.`,
  see: (product: string) => `Voir ${product}`,
  once: "Vous avez demandé ce courriel sur notre site. C’est le seul que nous enverrons\u00a0: votre adresse est maintenant retirée de la liste.",
  promised: "Nous vous écrirons une seule fois, au retour en stock.",
};

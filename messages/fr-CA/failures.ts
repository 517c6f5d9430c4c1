export const failureWords = {
  notLoaded: "Cette page ne s’est pas chargée",
  noRecords:
    "Nous n’avons pas accès à nos dossiers en ce moment. Votre panier et vos commandes sont intacts. Réessayez dans un instant.",
  ourEnd: (status: number) => `Un problème est survenu de notre côté (erreur ${status}). Votre panier est intact.`,
  tryAgain: "Réessayer",
  goHome: "Aller à l’accueil",
  broken: "Un problème est survenu sur cette page",
  reloading:
    "Nous l’actualisons, ou nous vous ramenons à l’accueil. Ce que vous avez écrit est enregistré et votre panier est intact.",
};

export const notFoundWords = {
  title: "Il n’y a pas de page à cette adresse",
  lead: "Nous ne vendons peut-être plus ce produit, ou il manque une partie de l’adresse. Faites une recherche ou commencez ici.",
  area: "Cette page",
  field: "Rechercher dans la boutique",
  search: "Rechercher",
  home: "Accueil",
};

import { counted } from "./plural.ts";

export const savedListWords = {
  title: "Listes enregistrées",
  /** The first list's name until it is given another. */
  first: "Mis de côté",
  lead: "Ce que vous mettez de côté reste ici, sur chaque appareil où vous vous connectez. Rien n’est réservé.",
  none: "Rien de côté pour l’instant. Appuyez sur «\u00a0Mettre de côté\u00a0» à la page d’un produit ou dans le panier, et retrouvez l’article ici.",
  failed: "Nous n’avons pas pu lire vos listes.",
  failedHelp: "Elles sont en sécurité. Actualisez la page dans une minute.",
  ways: "Vos listes",
  things: (count: number) => counted(count, "article", "articles"),
  emptyList: "Rien dans cette liste pour l’instant.",

  since: (day: string) => `Mis de côté le ${day}`,
  units: (quantity: number) => `Quantité\u00a0: ${quantity}`,
  dropped: (by: string, before: string) => `${by} de moins que lors de la mise de côté (${before})`,
  rose: (by: string, before: string) => `${by} de plus que lors de la mise de côté (${before})`,
  gone: "N’est plus vendu",
  goneName: "Un produit que nous ne vendons plus",

  toCart: "Mettre au panier",
  toCartOne: (product: string) => `Mettre au panier\u00a0: ${product}`,
  takeOff: "Retirer",
  takeOffOne: (product: string) => `Retirer ${product} de cette liste`,
  move: "Déplacer vers",
  moveOne: (product: string) => `Liste pour ${product}`,
  moveSend: "Déplacer",

  manage: "Nom, partage et suppression",
  name: "Nom de la liste",
  rename: "Enregistrer le nom",
  remove: "Supprimer cette liste",
  removeLead: (things: number) =>
    things === 0
      ? "Elle est vide."
      : `${counted(things, "article disparaîtra", "articles disparaîtront")} avec elle, pour de bon.`,
  share: "Partager cette liste",
  shareLead: "Quiconque a le lien voit la liste aux prix d’aujourd’hui, mais ni votre nom ni votre compte.",
  sharedLead: "Quiconque a ce lien voit la liste. Si vous cessez de la partager, le lien ne fonctionnera plus jamais.",
  shareLink: "Lien vers cette liste",
  unshare: "Cesser de partager",
  add: "Nouvelle liste",
  addName: "Nom de la nouvelle liste",
  addSend: "Créer la liste",
  full: (most: number) => `Votre compte contient ${most} listes. Supprimez-en une pour en créer une autre.`,

  sharedTitle: "Une liste partagée",
  sharedBy: "Quelqu’un a partagé cette liste avec vous. Les prix et le stock sont ceux d’aujourd’hui.",
  sharedNone: "Elle est vide en ce moment.",
  notShared: "Cette liste n’est plus partagée",
  notSharedHelp: "La personne à qui elle appartient a cessé de la partager, ou une partie du lien manque.",
  open: (product: string) => `Voir ${product}`,
};

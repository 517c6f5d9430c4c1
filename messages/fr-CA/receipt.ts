import type { Pieces } from "../pieces.ts";

export const receiptMailWords = {
  subject: (store: string, order: string, total: string, isTest: boolean) =>
    `${store}, ${isTest ? "commande d’essai" : "commande"} ${order}\u00a0: reçu de ${total}`,
  preview: (ships: string, arrives: string) =>
    `Expédition le ${ships}, livraison prévue\u00a0: ${arrives}. Chaque montant est expliqué à l’intérieur.`,
  title: "Votre commande est passée",
  paid: (order: string) => `La commande ${order} est payée. Nous nous en occupons.`,
  testPaid: (order: string) =>
    `La commande d’essai ${order} a été payée avec une carte d’essai\u00a0: aucun argent réel n’a été échangé et aucun colis réel ne part.`,
  seeOrder: "Voir votre commande",
  bill: "Ce que vous avez payé, et pourquoi",
  totalPaid: "Total payé",
  currency: "dollars américains",
  notCharged: "Non facturé",
  shipTo: "Adresse de livraison",
  order: "Votre commande",
  next: "La suite",
  item: "Article",
  pictures:
    "Les images de produits de notre site sont des images de synthèse; la couleur ou l’étiquette des pièces réelles peut différer.",
  questions: <P>(email: P, phone: string, hours: string): Pieces<P> => [
    "Des questions? Écrivez à ",
    email,
    ` ou appelez au ${phone}, ${hours}.`,
  ],
};

export const receiptFactWords = {
  order: "Commande",
  placed: "Passée le",
  paid: "Payée",
  nothing: "Rien à payer",
  paidWith: (total: string, card: string) => `${total} avec ${card}`,
  voucher: (last4: string) => `chèque-cadeau se terminant par ${last4}`,
  ships: "Expédition",
  shipsBy: (day: string, method: string) => `${day}, ${method}`,
  arrives: "Livraison prévue",
};

/** What happens now and what can be done. */
export const afterOrderWords = {
  follow: (stages: string) => `Suivez-la sur la page de la commande\u00a0: ${stages}.`,
  change:
    "Mauvaise adresse, ou vous avez changé d’avis? Écrivez-nous avant l’expédition\u00a0: nous modifierons ou annulerons la commande.",
  sendBack: (time: string, whoPays: string) =>
    `Elle ne vous convient pas? Retournez-la dans un délai de ${time} après la livraison. ${whoPays}`,
};

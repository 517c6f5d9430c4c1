/** The desk reads English. */
export { deskScreeningWords } from "../en-US/screening.ts";

type News = "review" | "rejected" | "lapsed";

const NOTHING_TAKEN =
  "Rien ne vous a été facturé. Le montant mis de côté est libéré; votre banque peut mettre quelques jours à l’afficher.";

export const screenedMailWords = {
  subject: {
    review: (order) => `Nous vérifions la commande ${order}`,
    rejected: (order) => `Nous n’avons pas pu accepter la commande ${order}`,
    lapsed: (order) => `La commande ${order} a pris fin sans paiement`,
  } satisfies Record<News, (order: string) => string>,
  title: {
    review: "Nous vérifions votre commande",
    rejected: "Nous n’avons pas pu accepter votre commande",
    lapsed: "Votre commande a pris fin sans paiement",
  } satisfies Record<News, string>,
  paragraphs: {
    review: (days) => [
      "Chaque commande passe par un contrôle antifraude, et une personne d’ici en examine certaines, dont celle-ci.",
      `Le montant est mis de côté, sans être débité. Ce que vous avez commandé vous est réservé. Nous décidons dans un délai de ${days} jours et vous écrirons dans tous les cas; vous n’avez rien à faire.`,
    ],
    rejected: () => [
      "Elle n’a pas passé notre contrôle antifraude.",
      NOTHING_TAKEN,
      "Ce contrôle peut se tromper. Si c’est le cas pour vous, écrivez-nous et une personne la réexaminera.",
    ],
    lapsed: () => ["Nous n’avons pas terminé la vérification à temps, et c’est notre faute.", NOTHING_TAKEN],
  } satisfies Record<News, (days: number) => string[]>,
  see: "Voir la commande",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

export const inReviewWords = {
  title: "Nous vérifions votre commande avant de prendre le paiement.",
  why: (order: string) =>
    `Le montant est mis de côté, sans être débité, et les articles de la commande ${order} vous sont réservés. Vous n’avez rien à faire\u00a0: nous vous écrirons.`,
  seeOrder: "Voir la commande",
};

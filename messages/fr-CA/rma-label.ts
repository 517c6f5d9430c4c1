import type { ReturnParcel } from "#rules/rma/return-parcel.ts";

/** The desk reads English. */
export { deskRmaLabelWords } from "../en-US/rma-label.ts";

/** The label of a return, as its buyer reads of it. */
export const rmaLabelWords = {
  title: "Étiquette",
  print: "Télécharger l’étiquette à imprimer",
  stick: "Imprimez l’étiquette et collez-la sur la boîte.",
  handOver: (day: string) =>
    `Remettez la boîte à FedEx au plus tard le ${day}, à n’importe quel comptoir FedEx. Nous payons.`,
  handOverLate: (day: string) =>
    `Elle devait partir au plus tard le ${day}. Si vous ne pouvez pas l’envoyer maintenant, écrivez-nous.`,
  parcel: {
    labelled: "FedEx l’attend",
    moving: "En route vers nous",
    delivered: "FedEx nous l’a livré",
  } satisfies Record<ReturnParcel, string>,
  moving: "Rien\u00a0: votre colis est en route vers nous.",
  delivered: "Rien\u00a0: FedEx nous a livré votre colis. Nous vous écrirons une fois qu’il sera ouvert.",
};

/** The mail that a label of a return is there. */
export const rmaLabelMailWords = {
  subject: (rma: string) => `L’étiquette de votre retour ${rma}`,
  title: "Votre étiquette est prête à imprimer",
  lead: (rma: string, order: string) =>
    `L’étiquette FedEx du retour ${rma} de la commande ${order} est prête. Nous la payons.`,
  how: (rma: string) =>
    `Emballez le tout comme à l’arrivée, écrivez ${rma} à l’extérieur, collez l’étiquette sur la boîte et remettez-la à FedEx.`,
  number: (tracking: string) => `Numéro de suivi ${tracking}.`,
  see: "Imprimer l’étiquette",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

import type { RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

const SETTLED: Readonly<Record<RmaWants, string>> = {
  refund: "Remboursé",
  repair: "Réparé",
  replacement: "Remplacé",
};
const STEPS = {
  requested: "Demandé",
  approved: "Accepté",
  parcel: "Votre colis",
  received: "Dans notre atelier",
  rejected: "Non accepté",
  withdrawn: "Annulé",
} as const;

export const rmaStepWords = {
  answer: "Notre réponse",
  name: (step: RmaState | "parcel", wants: RmaWants) => (step === "done" ? SETTLED[wants] : STEPS[step]),
  by: (day: string) => `Au plus tard le ${day}`,
  sendBy: (day: string) => `À envoyer au plus tard le ${day}`,
};

/** What a line of a return has come to, by where the return stands. */
export const rmaLineWords: Readonly<Record<RmaState, string>> = {
  requested: "À l’étude",
  approved: "Accepté",
  received: "Arrivé, en vérification",
  done: "Réglé",
  rejected: "Non accepté",
  withdrawn: "Reste chez vous",
};

export const rmaStatusWords = {
  title: (number: string) => `Retour ${number}`,
  titleWord: "Retour",
  of: (what: readonly string[]) => `${what.join(", ")}.`,
  where: "Où il en est",
  now: "À faire maintenant",
  asked: "Ce que vous avez demandé",
  wants: "Vous souhaitez",
  why: "Motif",
  told: "Vous nous avez dit",
  answer: "Nous avons écrit",
  wayBack: "Expédition du retour",
  paidBy: { store: "À nos frais", buyer: "À vos frais" } as const,
  sendTo: "Destination",
  files: "Fichiers",
  noFiles: "Aucun",
  refunds: "Remboursé jusqu’ici",
  noRefund: "Rien pour l’instant",
  lineRefund: (units: number, amount: string) => `${amount} remboursés pour ${counted(units, "unité", "unités")}`,
  log: "Journal",
  logFile: (name: string) => `${name} ajouté`,
  more: "Nous en montrer plus",
  toReturns: "Retours de cette commande",
  see: "Voir où il en est",
  seeOne: (number: string) => `Voir où il en est\u00a0: ${number}`,
  guest: "Entrez le numéro et le courriel de la commande pour voir ce retour.",
  open: "Voir le retour",
  unknown:
    "Aucun retour n’a ce numéro avec ce courriel. Les deux figurent dans le courriel que nous vous avons envoyé.",
  fileRefused: (name: string, why: string) => `Nous avons votre retour, mais pas ${name}. ${why}`,
  withdrawn: "Vous avez annulé ce retour.",
  requested: {
    lead: "Gardez tout dans sa boîte et n’envoyez rien pour l’instant.",
    by: (day: string) => `Vous aurez notre réponse au plus tard le ${day}, par courriel et ici.`,
    late: (day: string) =>
      `Notre réponse était due au plus tard le ${day}. Nous en sommes désolés\u00a0: veuillez nous écrire ou nous appeler.`,
  },
  approved: {
    onlyAccepted: "Envoyez seulement ce qui est accepté ci-dessous\u00a0: le reste demeure chez vous.",
    pack: "Emballez le tout comme à l’arrivée. Un PC voyage dans ses deux boîtes, avec la mousse à l’intérieur du boîtier.",
    mark: (number: string) => `Écrivez ${number} à l’extérieur de la boîte.`,
    send: (day: string) => `Envoyez-la au plus tard le ${day} à cette adresse\u00a0:`,
    sendLate: (day: string) =>
      `Elle devait partir au plus tard le ${day}. Si vous ne pouvez pas l’envoyer maintenant, écrivez-nous. L’adresse\u00a0:`,
    way: {
      store:
        "Nous payons l’expédition du retour et votre étiquette arrive par courriel. Attendez-la avant d’envoyer quoi que ce soit.",
      buyer:
        "L’expédition du retour est à vos frais. Choisissez le transporteur que vous voulez et gardez le reçu jusqu’au remboursement.",
    } as const,
  },
  received: {
    lead: "Rien\u00a0: votre colis est arrivé et nous le vérifions.",
    by: (day: string) => `Nous le réglons au plus tard le ${day} et vous écrirons.`,
    late: (day: string) =>
      `Il devait être réglé au plus tard le ${day}. Nous en sommes désolés\u00a0: veuillez nous écrire ou nous appeler.`,
  },
  done: {
    refund: "Rien. Ce retour est réglé. Un remboursement s’affiche dès que votre banque l’a inscrit.",
    repair: "Rien. Ce retour est réglé.",
    replacement: "Rien. Ce retour est réglé.",
  } satisfies Record<RmaWants, string>,
  rejected:
    "Nous n’avons pas pu accepter ce retour. Si vous voyez les choses autrement, écrivez-nous ou appelez-nous. Une personne lira votre message.",
  withdrawnLead:
    "Vous avez annulé ce retour. Tant que le délai de retour n’est pas écoulé, vous pouvez refaire une demande.",
  contact: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

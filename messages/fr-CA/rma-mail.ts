import type { RmaState } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

interface DecisionWords {
  subject(rma: string): string;
  title: string;
  lead(rma: string, order: string): string;
  /** What to do next; `{address}` and `{number}` are filled in. */
  more: readonly string[];
}

/** The mail that tells what was decided of a request to send something back. */
export const rmaMailWords: Readonly<Record<Exclude<RmaState, "requested" | "withdrawn">, DecisionWords>> & {
  way: Readonly<Record<"ours" | "yours", string>>;
  within(days: number): string;
  see: string;
  onlyAccepted: string;
  line(what: string, facts: readonly string[]): string;
  said(answer: string): string;
  questions(email: string, phone: string): string;
} = {
  approved: {
    subject: (rma) => `Le retour ${rma} est accepté`,
    title: "Retournez-le",
    lead: (rma, order) => `Nous acceptons le retour ${rma} de la commande ${order}.`,
    more: [
      "Emballez le tout comme à l’arrivée et écrivez {number} à l’extérieur de la boîte. Envoyez-la à cette adresse\u00a0: {address}",
    ],
  },
  rejected: {
    subject: (rma) => `Le retour ${rma} n’est pas accepté`,
    title: "Nous ne pouvons pas reprendre cet article",
    lead: (rma, order) => `Nous n’avons pas pu accepter le retour ${rma} de la commande ${order}.`,
    more: ["Si vous voyez les choses autrement, répondez à ce courriel. Une personne le lira."],
  },
  received: {
    subject: (rma) => `Le colis du retour ${rma} est arrivé`,
    title: "Votre colis est arrivé",
    lead: (rma, order) =>
      `Le colis du retour ${rma}, commande ${order}, est arrivé. Nous le vérifions et vous écrirons de nouveau.`,
    more: [],
  },
  done: {
    subject: (rma) => `Le retour ${rma} est réglé`,
    title: "Votre retour est réglé",
    lead: (rma, order) => `Le retour ${rma} de la commande ${order} est réglé.`,
    more: ["Si de l’argent vous est remboursé, un autre courriel indique le montant."],
  },
  way: {
    ours: "Nous payons l’expédition du retour\u00a0: votre étiquette arrive dans un autre courriel. Attendez-la avant d’envoyer quoi que ce soit.",
    yours:
      "L’expédition du retour est à vos frais. Choisissez le transporteur que vous voulez et gardez le reçu jusqu’au remboursement.",
  },
  within: (days: number) => `Veuillez l’envoyer dans un délai de ${counted(days, "jour", "jours")}.`,
  see: "Voir le retour",
  onlyAccepted: "Envoyez seulement ce que nous acceptons\u00a0: le reste demeure chez vous.",
  line: (what, facts) => `${[what, ...facts.map((fact) => fact.replace(/\.$/, ""))].join(". ")}.`,
  said: (answer) => `Ce que nous tenons à vous dire\u00a0: ${answer}`,
  questions: (email, phone) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

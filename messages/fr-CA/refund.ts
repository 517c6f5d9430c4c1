import type { RefundState } from "#rules/refund/refund-states.ts";

/** What `npm run refund` says, to the store's own people. */
export { refundReportWords } from "../en-US/refund.ts";

/** The mail that says that money went back. */
export const refundMailWords = {
  subject: (amount: string, number: string) => `Remboursement de ${amount} pour la commande ${number}`,
  title: (amount: string) => `Nous vous avons remboursé ${amount}`,
  lead: (card: string) => `Remboursé sur\u00a0: ${card}. Le montant s’affiche dès que votre banque l’a inscrit.`,
  yourCard: "la carte utilisée pour payer",
  voucher: (last4: string) =>
    `Le montant est de nouveau sur votre chèque-cadeau se terminant par ${last4}. Le code reste le même et vous pouvez le dépenser maintenant.`,
  all: "C’est tout ce que vous avez payé pour cette commande.",
  part: (kept: string) => `De ce que vous avez payé, ${kept} restent pour la commande.`,
  see: "Voir votre commande",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

/** The mail that says that a refund came back. It names no day: a person decides how the money goes next. */
export const fallenRefundMailWords = {
  subject: (amount: string, number: string) =>
    `Votre remboursement de ${amount} pour la commande ${number} nous est revenu`,
  title: (amount: string) => `Votre banque nous a renvoyé ${amount}`,
  lead: (card: string) =>
    `Nous l’avions envoyé ici\u00a0: ${card}. Le montant n’y a pas été accepté. Souvent, c’est que le compte ou la carte est fermé.`,
  owed: "Nous vous devons toujours cet argent, et nous savons qu’il n’est pas arrivé.",
  tell: "Si cette carte ou ce compte est fermé, veuillez nous écrire ou nous appeler.",
};

export const refundFactWords = {
  refunds: "Remboursements",
  line: (amount: string, moment: string, state: RefundState, toVoucher: boolean) =>
    `${amount}${toVoucher ? " sur le chèque-cadeau" : ""} le ${moment}${states[state]}`,
};

const states: Record<RefundState, string> = {
  requesting: ", en route",
  unknown: ", en route",
  pending: ", en route",
  succeeded: "",
  failed: ", n’a pas pu être envoyé",
};

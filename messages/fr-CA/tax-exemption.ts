import type { ExemptionDecision, ExemptionGround, ExemptionState } from "#rules/tax/tax-exemption.ts";

/** The desk reads English. */
export { deskExemptionWords } from "../en-US/tax-exemption.ts";

const GROUNDS: Readonly<Record<ExemptionGround, string>> = {
  resale: "Nous achetons pour revendre",
  government: "Un organisme gouvernemental",
  nonprofit: "Un organisme sans but lucratif",
  education: "Une école ou une université",
  other: "Un autre motif que l’État permet",
};

export const exemptionWords = {
  title: "Exonération de taxe",
  lead: "Achetez-vous pour un organisme qui ne paie pas de taxe de vente? Parlez-nous de son certificat pour chaque État où vous faites livrer. Nous le vérifions et répondons par courriel.",
  failed: "Nous n’avons pas pu charger vos exonérations",
  failedHelp: "Rien n’est perdu. Actualisez la page dans un instant.",
  apply: "Demander pour un État",
  applyLead:
    "Copiez le nom et le numéro tels qu’ils figurent sur le certificat. Tant que nous n’avons pas répondu, un nouvel envoi du formulaire remplace le précédent.",
  state: "État de livraison",
  choose: "Choisir un État",
  organisation: "Nom sur le certificat",
  ground: "Pourquoi aucune taxe n’est due",
  grounds: GROUNDS,
  certificate: "Numéro du certificat",
  expiresOn: "Valide jusqu’au",
  expiresHelp: "Laissez vide si le certificat n’a pas de date de fin.",
  send: "Envoyer la demande",
  status: {
    pending: "En vérification",
    approved: "Approuvée",
    declined: "Non approuvée",
    withdrawn: "Retirée",
  } satisfies Record<ExemptionState, string>,
  over: "Expirée",
  facts: (organisation: string, certificate: string) => `${organisation}, certificat ${certificate}`,
  lasts: (day: string) => `Valide jusqu’au ${day}.`,
  endless: "Sans date de fin.",
  pendingLead: "Nous répondons par courriel.",
  approvedLead: "Au paiement, cochez la case de l’organisme pour acheter sans la taxe de vente de cet État.",
  overLead: "Faites une demande avec un certificat plus récent pour acheter de nouveau sans taxe.",
  withdraw: "Retirer",
  withdrawOf: (state: string) => `Retirer l’exonération\u00a0: ${state}`,
};

export const exemptionChoiceWords = {
  ask: (organisation: string, state: string) => `Acheter pour ${organisation}, sans taxe de vente (${state})`,
  help: (certificate: string) =>
    `Selon le certificat ${certificate}. Cochez cette case seulement pour ce que le certificat couvre.`,
};

export const exemptionMailWords = {
  subject: {
    approved: (state) => `Vous pouvez acheter sans taxe de vente\u00a0: ${state}`,
    declined: (state) => `Votre exonération de taxe n’est pas approuvée\u00a0: ${state}`,
  } satisfies Record<ExemptionDecision, (state: string) => string>,
  next: {
    approved:
      "Connectez-vous, allez au paiement et cochez la case de votre organisme. Les commandes déjà passées gardent leur taxe.",
    declined:
      "Les commandes livrées dans cet État paient la taxe de vente. Vous pouvez envoyer un autre certificat sous Exonération de taxe dans votre compte.",
  } satisfies Record<ExemptionDecision, string>,
  questions: (email: string) => `Des questions? Écrivez à ${email}.`,
};

import type { IdGroup, IdProofState } from "#rules/discounts/id-groups.ts";

export { deskIdProofWords } from "../en-US/id-discount.ts";

const GROUPS: Readonly<Record<IdGroup, string>> = {
  military: "Militaires et vétérans",
  responder: "Premiers répondants",
  nurse: "Personnel infirmier",
  teacher: "Personnel enseignant",
  student: "Population étudiante",
};

/** An order from before a group's name changed keeps the name it had. */
export function idGroupName(group: string): string {
  return GROUPS[group as IdGroup] ?? group;
}

export const idDiscountWords = {
  title: "Rabais pour votre groupe",
  lead: "Les militaires, les premiers répondants, le personnel infirmier, le personnel enseignant et la population étudiante paient moins. ID.me vérifie que vous faites partie d’un groupe; ou envoyez-nous un justificatif.",
  open: "Voir qui y a droit",
  onCart: (group: string) => `Rabais de groupe (${group})`,
  takesNothing: "Rien dans le panier n’y donne droit\u00a0: les dépôts en sont exclus.",
  remove: "Retirer",
  removeIt: "Retirer le rabais de groupe",
  inPlace: "Il remplace un code de rabais, et un code le remplace.",
  off: (percent: number) => `Rabais de ${percent}\u00a0%`,
  choose: "Choisissez votre groupe pour aller à ID.me. Vous revenez ici ensuite.",
  told: "ID.me nous donne votre numéro ID.me et nous dit si vous faites partie du groupe. Nous gardons les deux avec votre panier et sa commande.",
  noIdme: "ID.me n’est pas disponible ici en ce moment. Envoyez-nous un justificatif.",
  reading: "Vérification des groupes admissibles…",
  notConfirmed:
    "ID.me n’a pas confirmé que vous faites partie de ce groupe. Votre panier n’a pas changé; vous pouvez choisir un autre groupe ou envoyer un justificatif.",
  otherWay: "Envoyer plutôt un justificatif",
  proofTitle: "Envoyer un justificatif",
  proofLead:
    "Une photo ou un PDF qui montre votre nom et votre groupe, comme une carte d’identité ou une lettre. Cachez les numéros dont nous n’avons pas besoin. Une personne l’examine et répond par courriel; d’ici là, votre panier coûte ce qu’il indique.",
  group: "Votre groupe",
  chooseGroup: "Choisir un groupe",
  email: "Courriel pour notre réponse",
  file: "Photo ou PDF",
  fileHelp:
    "jpg, jpeg, png ou pdf, 10\u00a0Mo au maximum. Nous le supprimons quand nous avons répondu et, dans tous les cas, après 90 jours.",
  send: "Envoyer le justificatif",
  sent: "Votre justificatif est arrivé. Nous répondrons par courriel.",
  status: {
    pending: (group) => `Votre justificatif est en cours de vérification (${group}).`,
    approved: (group) => `Votre justificatif a été approuvé (${group})\u00a0: le rabais est dans votre panier.`,
    declined: (group) => `Votre justificatif n’a pas été approuvé (${group}).`,
  } satisfies Record<IdProofState, (group: string) => string>,
  gone: (group: string) =>
    `Votre justificatif a été approuvé (${group}). Le rabais a depuis été retiré de votre panier.`,
  verified: (group: string) => `Votre panier a le rabais de groupe (${group}).`,
  toCart: "Retour à votre panier",
};

export const idProofMailWords = {
  subject: {
    approved: (group) => `Votre rabais de groupe est dans votre panier (${group})`,
    declined: (group) => `Votre justificatif n’est pas approuvé (${group})`,
  } satisfies Record<Exclude<IdProofState, "pending">, (group: string) => string>,
  next: {
    approved:
      "Ouvrez le panier dans le navigateur d’où vous avez envoyé le justificatif, ou connectez-vous. Votre fichier est supprimé.",
    declined:
      "Votre panier coûte ce qu’il coûtait avant. Votre fichier est supprimé; vous pouvez en envoyer un autre à partir du panier.",
  } satisfies Record<Exclude<IdProofState, "pending">, string>,
  questions: (email: string) => `Des questions? Écrivez à ${email}.`,
};

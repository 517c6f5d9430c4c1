import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

export const rmaWords = {
  title: "Faire un retour",
  lead: "Pour une commande expédiée. Pas besoin de compte\u00a0: le numéro de commande et son courriel suffisent.",
  mine: "Retours",
  none: "Vous n’avez aucun retour.",
  failed: "Nous n’avons pas pu lire vos retours.",
  number: "Numéro de commande",
  example: "RS-7K3F9-Q2M8T4",
  email: "Courriel de la commande",
  find: "Trouver la commande",
  notFound: "Aucune commande n’a ce numéro avec ce courriel. Les deux figurent sur le reçu que nous vous avons envoyé.",
  order: (number: string) => `Commande ${number}`,
  what: "Ce que vous retournez",
  units: "Combien",
  unitsOf: (name: string) => `Combien\u00a0: ${name}`,
  allAsked: "Tout dans cette commande fait déjà partie d’un retour.",
  notShipped: "Rien de cette commande n’est encore expédié; il n’y a donc rien à retourner.",
  until: (day: string) => `Vous pouvez la retourner jusqu’au ${day}.`,
  over: (day: string) =>
    `Le délai de retour a pris fin le ${day}. Si quelque chose est brisé, demandez une réparation\u00a0: la garantie dure plus longtemps.`,
  toOrder: "Voir la commande",
  wants: "Ce que vous souhaitez",
  reason: "Motif",
  told: "Quelque chose à nous dire?",
  send: "Demander le retour",
  sent: (number: string) => `Nous avons votre retour ${number}.`,
  sentText: "Gardez tout dans sa boîte. Nous vous écrirons avant que vous n’envoyiez quoi que ce soit.",
  openRmas: "Retours de cette commande",
  withdraw: "Annuler le retour",
  line: (name: string, units: number) => (units === 1 ? name : `${units} × ${name}`),
  of: (number: string, day: string) => `Commande ${number}, demandé le ${day}`,
  show: "Montrez-nous",
  showHelp: (most: number, megabytes: number) =>
    `Jusqu’à ${counted(most, "image ou PDF", "images ou PDF")}\u00a0: jpg, jpeg, png ou pdf, ${megabytes}\u00a0Mo chacun. Supprimés après 90 jours.`,
  proof: (number: string) => `Une image ou un PDF pour ${number}`,
  proofHelp: "jpg, jpeg, png ou pdf, au plus 10\u00a0Mo. Supprimé après 90 jours.",
  addProof: "Ajouter",
  proofs: (names: readonly string[]) => `Fichiers joints\u00a0: ${names.join(", ")}`,
  added: "Nous avons votre fichier.",
  newOne: "Nouveau retour",
  answered: (text: string) => `Nous avons écrit\u00a0: ${text}`,
};

export const rmaStateWords: Readonly<Record<RmaState, string>> = {
  requested: "Demandé",
  approved: "Accepté\u00a0: envoyez-le",
  received: "Reçu",
  done: "Réglé",
  rejected: "Non accepté",
  withdrawn: "Annulé par vous",
};

export const rmaWantsWords: Readonly<Record<RmaWants, string>> = {
  refund: "Un remboursement",
  repair: "Une réparation",
  replacement: "Un remplacement",
};

export const rmaReasonWords: Readonly<Record<RmaReason, string>> = {
  not_wanted: "J’ai changé d’avis",
  defective: "L’article ne fonctionne pas comme il le devrait",
  damaged: "L’article est arrivé endommagé",
  wrong_item: "Ce n’est pas ce que j’ai commandé",
};

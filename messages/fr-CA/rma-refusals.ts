import type { RmaRefusalFacts } from "#rules/rma/rma-refusal-facts.ts";
import { dayText } from "./days.ts";
import { counted } from "./plural.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why something does not come back, or not so. */
export const rmaRefusalWords = {
  rma_unknown: () => "Nous ne connaissons pas ce retour.",
  rma_not_shipped: () => "Rien de cette commande n’est expédié; rien ne peut donc encore être retourné.",
  rma_too_late: ({ until }) =>
    `Cette commande pouvait être retournée jusqu’au ${dayText(until)}. Si quelque chose est brisé, demandez une réparation\u00a0: la garantie dure plus longtemps.`,
  rma_nothing_chosen: () => "Choisissez ce que vous retournez.",
  rma_units_too_many: ({ line, left }) =>
    left === 0
      ? `La ligne ${line} fait déjà partie d’un autre retour.`
      : `Unités de la ligne ${line} qui peuvent être retournées\u00a0: ${left}.`,
  rma_ended: () => "Ce retour est terminé. Écrivez-nous s’il reste quelque chose à régler.",
  rma_label_none: () => "Ce retour n’a pas d’étiquette à imprimer en ce moment.",
  rma_messages_wait: ({ most }) =>
    `${most} de vos messages attendent notre réponse. Nous y répondrons d’abord; pour le reste, écrivez-nous ou appelez-nous.`,
  proof_type_unknown: () => "Envoyez une image en jpg, jpeg ou png, ou un PDF.",
  proof_not_what_it_says: () =>
    "Ce fichier n’est pas ce que son nom indique ou il est endommagé. Essayez une autre image.",
  proof_too_large: () => "Un fichier peut avoir au plus 10\u00a0Mo. Envoyez une image plus petite.",
  proof_empty: () => "Choisissez d’abord un fichier; celui-ci est vide.",
  proof_too_many: ({ most }) => `Un retour peut avoir ${most} fichiers. Écrivez-nous pour en montrer d’autres.`,
  proof_gone: () => "Ce fichier n’est pas ici. Les fichiers sont supprimés 90 jours après leur arrivée.",
  rma_moved: () => "Ce retour a changé depuis que vous l’avez vu. Regardez-le de nouveau.",
  rma_received: () => "Votre colis est en route ou déjà arrivé. Écrivez-nous pour changer ce qu’il en advient.",
  rma_line_units: ({ part, least, most }) =>
    least === most
      ? `Pour la ligne ${part}, le nombre est maintenant de ${least}.`
      : `Pour la ligne ${part}, le nombre peut aller de ${least} à ${most}.`,
  rma_line_why: ({ part }) => `Dites pourquoi la ligne ${part} n’est pas acceptée en entier. L’acheteur le lira.`,
  rma_none_accepted: () => "Rien de ce retour n’est accepté. Refusez tout le retour et dites pourquoi.",
  rma_none_came: () => "Rien n’est encore arrivé. Recevez le colis une fois qu’une partie est ici.",
  rma_not_here: () => "Rien de ce retour n’est encore arrivé. Le remboursement vise ce qui est arrivé.",
  rma_part_not_in: ({ part }) => `La ligne ${part} ne fait pas partie de ce retour.`,
  rma_refunded: ({ part, left }) =>
    left === 0
      ? `Toutes les unités de la ligne ${part} de ce retour sont déjà remboursées.`
      : `Pour la ligne ${part} de ce retour, il reste ${counted(left, "unité", "unités")} à rembourser.`,
} satisfies Pick<RefusalWords, keyof RmaRefusalFacts>;

import { formatMoney } from "./money.ts";
import { counted } from "./plural.ts";
import type { RefusalWords } from "../refusal-words.ts";

const money = (cents: number) => formatMoney(cents / 100);

const CHARGES: Readonly<Record<string, string>> = {
  shipping: "les frais de livraison",
  recycling: "l’écofrais",
  delivery_fee: "les frais de livraison au détail",
  insurance: "l’assurance",
};

/** A line by its number, a charge by its name, or the whole order. */
function refundPart(part: string): string {
  if (part === "") return "cette commande";
  return /^\d+$/.test(part) ? `la ligne ${part}` : (CHARGES[part] ?? part.replaceAll("_", " "));
}

/** Of refunds, and of changes of a paid order. */
export const orderRefusalWords = {
  refund_part_unknown: ({ part }) => `Rien de tel à rembourser dans cette commande\u00a0: ${refundPart(part)}.`,
  refund_units_too_many: ({ part, left }) => `Pour ${refundPart(part)}, il reste ${counted(left, "unité", "unités")}.`,
  refund_too_much: ({ part, leftCents }) => `Pour ${refundPart(part)}, il reste ${money(leftCents)} à rembourser.`,
  refund_nothing_left: () => "Il ne reste rien à rembourser.",
  order_disputed: () =>
    "La banque de l’acheteur a contesté ce paiement; aucun remboursement ne se fait en parallèle. Répondez-y chez le fournisseur de paiement.",
  refund_not_paid: () => "Aucun paiement n’a été pris pour cette commande.",
  change_line_unknown: ({ line }) => `Cette commande n’a pas de ligne ${line}.`,
  change_only_fewer: ({ line, units }) =>
    `La ligne ${line} compte ${counted(units, "unité", "unités")}\u00a0: une modification en retire. Commandez à part ce qui manque.`,
  change_nothing_left: () => "Il ne resterait rien de la commande. Annulez-la plutôt.",
  change_nothing: () => "La commande est déjà ainsi.",
  change_too_small: ({ leastCents }) =>
    `L’écart serait inférieur à ${money(leastCents)}, ce qu’aucune carte ne permet de débiter. Choisissez une autre modification.`,
  change_total: ({ expectedCents, nowCents }) =>
    `Le total serait maintenant de ${money(nowCents)}, et non de ${money(expectedCents)}. Rien n’a été modifié\u00a0: vérifiez de nouveau.`,
  change_below_refund: ({ part }) => `Pour ${refundPart(part)}, on a déjà remboursé plus que ce qu’il en resterait.`,
  change_warranty: () => "Une garantie prolongée dépend du contenu de cette commande. Écrivez-nous pour la modifier.",
  change_waits: () => "Une modification de cette commande attend son paiement. Payez-la ou annulez-la d’abord.",
  delay_over: () => "Il n’y a plus rien à choisir\u00a0: cette commande est expédiée ou annulée.",
  change_ended: () =>
    "Cette modification n’a plus cours. La commande reste telle qu’elle était, et rien n’a été facturé pour cette modification.",
  change_key_used: () => "Une autre modification de cette commande a été faite avec cette clé.",
  change_not_own: () =>
    "Un lien montre une commande, mais ne permet pas de la modifier. Connectez-vous, ouvrez-la dans le navigateur où elle a été passée ou écrivez-nous.",
} satisfies Partial<RefusalWords>;

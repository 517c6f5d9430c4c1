import type { OrderState } from "#rules/order/order-states.ts";
import { type Made, ORDER_STAGES, type OrderStage } from "#rules/order/order-stages.ts";

export const stageWords: Readonly<Record<OrderStage["name"], string>> = {
  paid: "Payée",
  building: "Montage",
  testing: "Essais",
  packed: "Emballée",
  shipped: "Expédiée",
  delivered: "Livrée",
};

/** Stands under the stage where no day is known. */
export const stageNoteWords: Readonly<Record<OrderStage["name"], (made: Made) => string>> = {
  paid: () => "Pas encore",
  building: () => "Nous réservons vos pièces, puis nous montons le PC",
  testing: () => "Avant l’emballage",
  packed: (made) => (made === "ready" ? "Déjà monté et testé" : "Mise en boîte pour l’expédition"),
  shipped: () => "",
  delivered: () => "",
};

/** What is done now, and what comes next, for an order that is under way. */
export const nextStepWords: Partial<Record<OrderState, (made: Made) => string>> = {
  paid: (made) =>
    ({
      built: "Prochaine étape\u00a0: nous réservons les pièces et montons le PC.",
      ready: "Le PC est monté et testé. Prochaine étape\u00a0: l’emballage.",
      gear: "Prochaine étape\u00a0: l’emballage.",
      service: "Elle est en vigueur dès maintenant.",
    })[made],
  building: () => "Le PC est en montage. Prochaine étape\u00a0: les essais.",
  testing: () => "Le PC est en cours d’essai. Prochaine étape\u00a0: l’emballage.",
  packed: () => "La commande est emballée. Prochaine étape\u00a0: le transporteur la prend.",
  shipped: () => "Le transporteur a la commande. Prochaine étape\u00a0: la livraison.",
};

/** What happens after payment, in a sentence. */
export const afterPaymentWords: Readonly<Record<Made, string>> = {
  built: "Nous commençons le montage après le paiement.",
  ready: "Votre PC est déjà monté et testé. Nous l’emballons après le paiement.",
  gear: "Nous emballons votre commande après le paiement.",
  service: "La garantie prolongée est en vigueur dès son paiement.",
};

/** `Payée, Montage, Essais, Expédiée, Livrée`. */
export function stageNames(made: Made): string {
  return ORDER_STAGES[made].map(({ name }) => stageWords[name]).join(", ");
}

import { dayText } from "./days.ts";
import { lengthText } from "./order-lines.ts";
import { counted } from "./plural.ts";

/** A longer warranty for what was bought before. */
export const longerWarrantyWords = {
  title: "Prolonger la garantie",
  /** Over the way to it, among what else can be done about an order. */
  help: "Protéger plus longtemps",
  asking: "Un instant…",
  none: "Aucun article de cette commande ne peut recevoir de garantie prolongée pour l’instant.",
  failed: "Nous n’avons pas pu vérifier. Réessayez, ou consultez la page de la commande.",
  close: "Non merci",
  /** `until` is null while it is on its way. */
  lead: (months: number, until: string | null) =>
    `Garantie actuelle\u00a0: ${lengthText(months)} à partir de la livraison. ${
      until === null
        ? "Vous pouvez la prolonger maintenant ou après la livraison."
        : `Vous pouvez la prolonger jusqu’au ${dayText(until)}.`
    }`,
  choice: (title: string) => `${title} en tout`,
  legend: (name: string) => `Garantie prolongée\u00a0: ${name}`,
  units: "Pour combien d’unités",
  unitsOf: (units: number) => counted(units, "unité", "unités"),
  add: "Ajouter au panier",
  forOrder: (order: string) => `Pour la commande ${order}`,
  paid: "La garantie prolongée s’applique dès qu’elle est payée. Rien n’est expédié.",
};

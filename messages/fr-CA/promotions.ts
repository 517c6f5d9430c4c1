import { formatMoneyShort, percent } from "./money.ts";
import { dayText } from "./days.ts";
import { counted } from "./plural.ts";

interface Given {
  Kind: "amount" | "percent" | "free_shipping";
  Amount: number;
  Percent: number;
}

/** Codes that the shop shows to everybody, and what they take off. */
export const promotionWords = {
  title: "Codes à utiliser aujourd’hui",
  titleOf: (name: string) => `Codes pour ${name}`,
  openAll: (count: number) => `${counted(count, "code", "codes")} pour payer moins aujourd’hui`,
  openOf: (count: number) => (count === 1 ? "Payez moins avec un code" : `Payez moins avec l’un des ${count} codes`),
  close: "Compris",
  asking: "Un instant…",
  none: "Aucun code pour cet article en ce moment.",
  gives: ({ Kind, Amount, Percent }: Given) => {
    if (Kind === "free_shipping") return "Livraison gratuite";
    return `Rabais de ${Kind === "amount" ? formatMoneyShort(Amount) : percent(Percent)}`;
  },
  minimum: (amount: number) => `À partir de ${formatMoneyShort(amount)} d’articles admissibles.`,
  forSome: "Pour certains articles seulement; le panier indique lesquels.",
  takesOff: (amount: number) => `Rabais de ${formatMoneyShort(amount)} sur un exemplaire.`,
  until: (day: string) => `Jusqu’au ${dayText(day)}.`,
  how: "Entrez-le dans le panier sous «\u00a0Code de rabais\u00a0». Un code par commande.",
};

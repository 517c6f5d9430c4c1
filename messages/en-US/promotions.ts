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
  title: "Codes that hold now",
  titleOf: (name: string) => `Codes for ${name}`,
  openAll: (count: number) => `${counted(count, "code takes", "codes take")} something off now`,
  openOf: (count: number) => (count === 1 ? "Pay less with a code" : `Pay less with one of ${count} codes`),
  close: "Got it",
  asking: "One moment…",
  none: "No code holds for this now.",
  gives: ({ Kind, Amount, Percent }: Given) => {
    if (Kind === "free_shipping") return "Free shipping";
    return Kind === "amount" ? `${formatMoneyShort(Amount)} off` : `${percent(Percent)} off`;
  },
  minimum: (amount: number) => `From ${formatMoneyShort(amount)} of what it is for.`,
  forSome: "Not for everything; the cart says what.",
  takesOff: (amount: number) => `Takes ${formatMoneyShort(amount)} off one.`,
  until: (day: string) => `Until ${dayText(day)}.`,
  how: "Enter it in the cart under “Discount code.” One code per order.",
};

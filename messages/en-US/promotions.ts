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
  title: "Codes you can use today",
  titleOf: (name: string) => `Codes for ${name}`,
  openAll: (count: number) => `${counted(count, "code", "codes")} to pay less with today`,
  openOf: (count: number) => (count === 1 ? "Pay less with a code" : `Pay less with one of ${count} codes`),
  close: "Got it",
  asking: "One moment…",
  none: "There is no code for this right now.",
  gives: ({ Kind, Amount, Percent }: Given) => {
    if (Kind === "free_shipping") return "Free shipping";
    return Kind === "amount" ? `${formatMoneyShort(Amount)} off` : `${percent(Percent)} off`;
  },
  minimum: (amount: number) => `From ${formatMoneyShort(amount)} of the goods it is for.`,
  forSome: "For some goods only; the cart says which.",
  takesOff: (amount: number) => `Takes ${formatMoneyShort(amount)} off one.`,
  until: (day: string) => `Until ${dayText(day)}.`,
  how: "Enter it in the cart under “Discount code.” One code per order.",
};

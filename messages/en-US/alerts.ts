import type { AlertTitle } from "#rules/refusal.ts";

/** The generic alert's own words (S470, S471, S473) and the one failure of the checkout whose text is fixed (S482, S483). */
export const alertWords = {
  generalError: "General Error",
  button: "OK",
  checkFailed: "Check cart item is failed, reload the page pleace.",
};

export const alertTitles: Readonly<Record<AlertTitle, string>> = {
  system: "System",
  fail: "Fail",
  payment_declined: "Payment declined",
  card: "Card",
};

/** What stands below the specification's words for an answer that never came. */
export const noAnswerWords = {
  added: "Nothing was added. Your cart is as it was. Try again.",
  changed: "Nothing was changed. Your cart is as it was. Try again.",
  outOfReach: "We couldn’t reach the store. Check your connection, then try again.",
};

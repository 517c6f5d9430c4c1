import type { Pieces } from "../pieces.ts";

/** A gift voucher in the cart. */
export const voucherWords = {
  title: "Gift voucher",
  code: "Voucher code",
  add: "Use it",
  pays: <P>(last4: string, amount: P): Pieces<P> => [`Ending in ${last4}, pays `, amount],
  paysNothing: (last4: string) => `Ending in ${last4}, has nothing left to spend`,
  left: <P>(amount: P): Pieces<P> => [amount, " stays on it for another order."],
  one: "One voucher per order. It pays after discounts, tax and shipping.",
  removeOne: (last4: string) => `Remove gift voucher ending in ${last4}`,
  remove: "Remove",
  ending: (last4: string) => `Gift voucher ending in ${last4}`,
};

/** The page that says what is left on a voucher. */
export const voucherPageWords = {
  title: "Gift voucher balance",
  lead: "Enter the code from the mail that brought your voucher. To spend it, enter the code in your cart.",
  code: "Voucher code",
  look: "Show the balance",
  balance: <P>(last4: string, amount: P): Pieces<P> => [amount, ` is left on the voucher ending in ${last4}.`],
  noEnd: "It has no end date.",
  until: (moment: string) => `Use it before ${moment}.`,
};

export const voucherMailWords = {
  subject: (amount: string, store: string) => `Your ${amount} gift voucher for ${store}`,
  preview: "The code is inside. Treat it like cash.",
  title: (amount: string) => `Here is ${amount} for you`,
  lead: "This is the code of your gift voucher:",
  how: "Enter it under “Gift voucher” in your cart. It pays any part of an order, tax and shipping included; what you don’t spend stays on it.",
  noEnd: "It has no end date.",
  until: (moment: string) => `Use it before ${moment}.`,
  keep: "Treat it like cash: whoever has the code can spend it, and we keep no copy that could tell you the code again.",
  shop: "Go to the store",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

import type { VoucherStanding } from "#rules/voucher/voucher-standings.ts";
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

/** A member's vouchers in their account. */
export const ownVouchersWords = {
  title: "Gift vouchers",
  lead: "Those we emailed to your address, and those you have paid with. To spend one, enter its code in your cart. We keep no code: look for it in the email that brought it.",
  none: "None yet. A voucher that is sent to your email, or that you pay with while you are signed in, is listed here.",
  check: "Check a voucher by its code",
  failed: "We could not read your vouchers.",
  failedHelp: "What is on them stays. Load the page again in a minute.",
  name: (last4: string) => `Voucher ending in ${last4}`,
  given: (day: string) => `Emailed to you on ${day}`,
  used: (day: string) => `Issued on ${day}; you have paid with it`,
  left: "left",
  ofIssued: (amount: string) => `of ${amount}`,
  noEnd: "No end date",
  until: (moment: string) => `Use it before ${moment}`,
  over: (moment: string) => `Its time ended ${moment}`,
  ended: "Ended. Its code pays nothing any more.",
  states: {
    usable: "Can be spent",
    spent: "All spent",
    over: "Over",
    ended: "Ended",
  } satisfies Record<VoucherStanding, string>,
  paid: <P>(amount: string, order: P): Pieces<P> => [`${amount} paid for order `, order],
  elsewhere: (amount: string) => `${amount} paid for orders outside this account`,
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

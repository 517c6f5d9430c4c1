import { counted } from "./plural.ts";

/** Where the desk gives money back. */
export const deskRefundWords = {
  title: (number: string) => `Give money back, ${number}`,
  of: (rma: string) => `For return ${rma}: what of it came and is not paid back is filled in.`,
  lead: "Units, or an amount without its tax: the tax goes back with it.",
  limit: (amount: string) => `You may give back up to ${amount} now.`,
  back: "Back to the order",
  part: "Part",
  left: "Left",
  leftUnits: (units: number, amount: string) => (units > 0 ? `${counted(units, "unit", "units")}, ${amount}` : amount),
  units: "Units",
  unitsOf: (name: string) => `${name}: units`,
  amount: "or amount",
  amountOf: (name: string) => `${name}: amount`,
  all: (amount: string) => `Everything that is left, ${amount}`,
  why: "Why",
  reason: "Reason",
  reasonHelp: "For the log; the buyer does not read it.",
  nothing: "Nothing is chosen yet.",
  sends: (shares: readonly { name: string; amount: string }[]) =>
    `Sends ${shares.map(({ name, amount }) => `${amount} to ${name}`).join(" and ")}`,
  tax: (amount: string) => `${amount} of it is tax.`,
  show: "Go on",
  confirmTitle: "Is this right?",
  confirmLead: "Money that was sent cannot be called back.",
  send: (amount: string) => `Send ${amount}`,
  again: "Change it",
  faults: {
    units: "Enter whole units, like 2.",
    amount: "Enter an amount, like 12.50.",
    refund_units_too_many: "More units than are left.",
    refund_too_much: "More than is left.",
    refund_nothing_left: "Nothing of this is left to give back.",
    refund_part_unknown: "This order has no such part.",
  },
  none: "Nothing is left to give back.",
  notYours: "Giving money back is not with your roles.",
  fromReturn: (units: number) => (units === 1 ? "Give back its unit" : "Give back its units"),
};

/** What a refund goes to. */
export const refundToWords = {
  /** `Visa 4242`; what is no card by its name. */
  card: (type: string, last4: string) => [type || "the card", last4].filter(Boolean).join(" "),
  voucher: "the gift voucher",
};

/** Why the store itself holds an order, until a person has looked at it. */
export const fallenRefundWords = (amount: string) =>
  `The bank sent back a refund of ${amount}. Send it again, or release the order to ship everything in it.`;

/** The same of what a change made cheaper: no part of the order hangs on it. */
export const fallenChangeWords = (amount: string) =>
  `The bank sent back ${amount} that a change made the order cheaper by. Give it back again under Money; the order ships as it was changed once it is released.`;

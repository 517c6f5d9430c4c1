import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

export const rmaWords = {
  title: "Send something back",
  lead: "For an order that has shipped. You do not need an account: the order number and its email are enough.",
  mine: "Returns",
  none: "Nothing is on its way back.",
  failed: "We could not read your returns.",
  number: "Order number",
  example: "RS-7K3F9-Q2M8T4",
  email: "Email of the order",
  find: "Find the order",
  notFound: "No order has this number with this email. Both stand in the receipt we emailed you.",
  order: (number: string) => `Order ${number}`,
  what: "What comes back",
  units: (name: string, left: number) => `${name}: how many of ${left}`,
  allAsked: "Everything of this order is in a return already.",
  notShipped: "Nothing of this order has shipped, so nothing can come back yet.",
  until: (day: string) => `You can send it back until ${day}.`,
  over: (day: string) =>
    `It could come back until ${day}. If something is broken, ask for a repair: the warranty lasts longer.`,
  toOrder: "See the order",
  wants: "What you want instead",
  reason: "Why",
  told: "What should we know?",
  send: "Ask for the return",
  sent: (number: string) => `Return ${number} is with us.`,
  sentText: "Keep everything in its box. We answer by email before you send anything.",
  openRmas: "Returns of this order",
  withdraw: "Withdraw the return",
  withdrawOne: (number: string) => `Withdraw the return ${number}`,
  line: (name: string, units: number) => (units === 1 ? name : `${counted(units, "unit", "units")} of ${name}`),
  of: (number: string, day: string) => `Order ${number}, asked ${day}`,
  proof: (number: string) => `A picture or PDF for ${number}`,
  proofHelp: "jpg, jpeg, png or pdf, at most 10 MB. Deleted after 90 days.",
  addProof: "Add it",
  proofs: (names: readonly string[]) => `With it: ${names.join(", ")}`,
  added: "Your file is with us.",
  newOne: "New return",
  answered: (text: string) => `We wrote: ${text}`,
};

export const rmaStateWords: Readonly<Record<RmaState, string>> = {
  requested: "Asked for",
  approved: "Accepted: send it",
  received: "Here with us",
  done: "Settled",
  rejected: "Not accepted",
  withdrawn: "Withdrawn by you",
};

export const rmaWantsWords: Readonly<Record<RmaWants, string>> = {
  refund: "My money back",
  repair: "A repair",
  replacement: "Another one",
};

export const rmaReasonWords: Readonly<Record<RmaReason, string>> = {
  not_wanted: "I changed my mind",
  defective: "It does not work as it should",
  damaged: "It arrived damaged",
  wrong_item: "It is not what I ordered",
};

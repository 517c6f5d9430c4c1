import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

export const rmaWords = {
  title: "Send something back",
  lead: "For an order that has shipped. You do not need an account: the order number and its email are enough.",
  mine: "Returns",
  none: "You have no returns.",
  failed: "We could not read your returns.",
  number: "Order number",
  example: "RS-7K3F9-Q2M8T4",
  email: "Email of the order",
  find: "Find the order",
  notFound: "No order has this number with this email. Both stand in the receipt we emailed you.",
  order: (number: string) => `Order ${number}`,
  what: "What comes back",
  units: "How many",
  unitsOf: (name: string) => `How many of ${name}`,
  allAsked: "Everything in this order is part of a return already.",
  notShipped: "Nothing in this order has shipped yet, so there’s nothing to return.",
  until: (day: string) => `You can send it back until ${day}.`,
  over: (day: string) =>
    `Returns closed on ${day}. If something is broken, ask for a repair: the warranty lasts longer.`,
  toOrder: "See the order",
  wants: "What you’d like",
  reason: "Why",
  told: "Anything we should know?",
  send: "Request the return",
  sent: (number: string) => `Return ${number} is with us.`,
  sentText: "Keep everything in its box. We’ll email you before you send anything.",
  openRmas: "Returns of this order",
  withdraw: "Withdraw the return",
  line: (name: string, units: number) => (units === 1 ? name : `${counted(units, "unit", "units")} of ${name}`),
  of: (number: string, day: string) => `Order ${number}, requested ${day}`,
  show: "Show us",
  showHelp: (most: number, megabytes: number) =>
    `Up to ${most} pictures or PDFs: jpg, jpeg, png or pdf, ${megabytes} MB each. They are deleted after 90 days.`,
  proof: (number: string) => `A picture or PDF for ${number}`,
  proofHelp: "jpg, jpeg, png or pdf, at most 10 MB. Deleted after 90 days.",
  addProof: "Add it",
  proofs: (names: readonly string[]) => `With it: ${names.join(", ")}`,
  added: "Your file is with us.",
  newOne: "New return",
  answered: (text: string) => `We wrote: ${text}`,
};

export const rmaStateWords: Readonly<Record<RmaState, string>> = {
  requested: "Requested",
  approved: "Accepted: send it in",
  received: "Received",
  done: "Settled",
  rejected: "Not accepted",
  withdrawn: "Withdrawn by you",
};

export const rmaWantsWords: Readonly<Record<RmaWants, string>> = {
  refund: "My money back",
  repair: "A repair",
  replacement: "A replacement",
};

export const rmaReasonWords: Readonly<Record<RmaReason, string>> = {
  not_wanted: "I changed my mind",
  defective: "It doesn’t work as it should",
  damaged: "It arrived damaged",
  wrong_item: "It isn’t what I ordered",
};

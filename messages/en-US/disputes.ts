import type { DisputeState } from "#rules/dispute/dispute-states.ts";

const MAILS: Readonly<Record<string, string>> = {
  order_receipt: "Receipt",
  order_shipped: "Shipping confirmation",
  order_delivered: "Delivery confirmation",
};

export const deskDisputeWords = {
  title: "Disputes",
  lead: "What buyers’ banks ask back. Evidence is sent at the payment provider, before the day that is named. Nothing is refunded while one is open, and what a bank has taken never again.",
  none: "No charge was ever disputed.",
  states: {
    inquiry: "The bank asks",
    needs_response: "Needs an answer",
    under_review: "The bank decides",
    won: "Won",
    lost: "Lost",
    closed: "Closed",
  } satisfies Record<DisputeState, string>,
  facts: (amount: string, claim: string, email: string) => `${amount}: ${claim.replaceAll("_", " ")}. ${email}`,
  money: (taken: string, won: string) => `Taken back ${taken}, won back ${won}`,
  due: (moment: string) => `Answer by ${moment}`,
  opened: (ref: string, moment: string) => `${ref}, opened ${moment}`,
  order: "The order, what it says and what was done",
  parcel: (tracking: string) => `The parcel ${tracking} at its carrier`,
  delivered: (moment: string) => `Delivered ${moment}`,
  mail: (topic: string, moment: string) => `${MAILS[topic] ?? topic} emailed ${moment}`,
};

/** Why the store itself holds an order, until a person has looked at it. */
export const disputedWords =
  "The buyer’s bank asks the money back, or has taken it. Ship nothing until it has decided, and release the order only once it is won.";

import type { RefundReason, RefundState } from "#rules/refund/refund-states.ts";

/** The mail that says that money went back. */
export const refundMailWords = {
  subject: (amount: string, number: string) => `Refund of ${amount} for order ${number}`,
  title: (amount: string) => `We sent ${amount} back`,
  lead: (card: string) => `It went to ${card}. It shows there as soon as your bank has booked it.`,
  yourCard: "the card you paid with",
  voucher: (last4: string) =>
    `It is on your gift voucher ending in ${last4} again. The code stays the same, and you can spend it now.`,
  all: "That is everything you paid for this order.",
  part: (kept: string) => `${kept} of what you paid stays with the order.`,
  see: "See your order",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

/** The mail that says that a refund came back. It names no day: a person decides how the money goes next. */
export const fallenRefundMailWords = {
  subject: (amount: string, number: string) => `Your refund of ${amount} for order ${number} came back to us`,
  title: (amount: string) => `Your bank sent ${amount} back to us`,
  lead: (card: string) =>
    `We had sent it to ${card}, and it was not accepted there. Often that account or card is closed.`,
  owed: "The money is still owed to you, and we know that it did not arrive.",
  tell: "If that card or account is closed, please write or call us.",
};

export const refundFactWords = {
  refunds: "Refunds",
  line: (amount: string, moment: string, state: RefundState, toVoucher: boolean) =>
    `${amount}${toVoucher ? " to the gift voucher" : ""} on ${moment}${states[state]}`,
};

const states: Record<RefundState, string> = {
  requesting: ", on its way",
  unknown: ", on its way",
  pending: ", on its way",
  succeeded: "",
  failed: ", could not be sent",
};

/** What `npm run refund` says. */
export const refundReportWords = {
  byVoucher: (amount: string) => `${amount} by gift voucher`,
  toVoucher: (amount: string) => `${amount} to the gift voucher`,
  reasons: {
    returned: "sent back",
    damaged: "damaged",
    cancelled: "canceled",
    late: "late",
    goodwill: "goodwill",
    other: "other",
    changed: "the order was changed",
    provider: "sent at the payment provider",
  } satisfies Record<RefundReason, string>,
  states: {
    requesting: "is being asked for",
    unknown: "has no answer from the provider yet; the store finds out",
    pending: "is with the provider",
    succeeded: "was sent",
    failed: "failed; nothing was sent",
  } satisfies Record<RefundState, string>,
};

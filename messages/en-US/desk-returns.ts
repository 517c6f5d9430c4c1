import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { rmaReasonWords, rmaWantsWords } from "./rma.ts";

export const deskReturnsWords = {
  title: "Returns",
  lead: "What waits for us, the oldest first. Each decision mails the buyer.",
  find: "Return number, order number or email",
  none: "No return waits for us.",
  noneFound: "No return has that number or email.",
  state: {
    requested: "Asked for",
    approved: "Accepted, not here yet",
    received: "Here",
    done: "Settled",
    rejected: "Not accepted",
    withdrawn: "Withdrawn by its buyer",
  } satisfies Record<RmaState, string>,
  wants: (wants: RmaWants, reason: RmaReason) => `Wants: ${rmaWantsWords[wants]}. Why: ${rmaReasonWords[reason]}.`,
  asked: (day: string) => `Asked ${day}`,
  told: (text: string) => `“${text}”`,
  proof: (name: string) => `Download ${name}`,
  answered: (text: string) => `We wrote: ${text}`,
  answer: "To the buyer",
  answerHelp: "Goes into the email. Say why where you do not accept it.",
  press: {
    approved: "Accept",
    rejected: "Do not accept",
    received: "The parcel is here",
    done: "Settled",
  } satisfies Partial<Record<RmaState, string>>,
  moved: (number: string, state: string) => `${number}: ${state}. The buyer is mailed.`,
  refunded: (amount: string) => `${amount} has gone back for it so far.`,
  refundFirst: "First the money, then Settled.",
};

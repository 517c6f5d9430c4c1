import type { RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

const SETTLED: Readonly<Record<RmaWants, string>> = {
  refund: "Money back",
  repair: "Repaired",
  replacement: "Replaced",
};
const STEPS = {
  requested: "Asked",
  approved: "Accepted",
  parcel: "Your parcel",
  received: "In our shop",
  rejected: "Not accepted",
  withdrawn: "Withdrawn",
} as const;

export const rmaStepWords = {
  answer: "Our answer",
  name: (step: RmaState | "parcel", wants: RmaWants) => (step === "done" ? SETTLED[wants] : STEPS[step]),
  by: (day: string) => `By ${day}`,
  sendBy: (day: string) => `Send by ${day}`,
};

/** What a line of a return has come to, by where the return stands. */
export const rmaLineWords: Readonly<Record<RmaState, string>> = {
  requested: "We look at it",
  approved: "Accepted",
  received: "Here, we check it",
  done: "Settled",
  rejected: "Not accepted",
  withdrawn: "Stays with you",
};

export const rmaStatusWords = {
  title: (number: string) => `Return ${number}`,
  titleWord: "Return",
  of: (what: readonly string[]) => `${what.join(", ")}.`,
  where: "Where it stands",
  now: "What to do now",
  asked: "What you asked for",
  wants: "You’d like",
  why: "Why",
  told: "You told us",
  answer: "We wrote",
  wayBack: "Way back",
  paidBy: { store: "Paid by us", buyer: "Paid by you" } as const,
  sendTo: "Where to",
  files: "Files",
  noFiles: "None",
  refunds: "Money back so far",
  noRefund: "Nothing yet",
  lineRefund: (units: number, amount: string) => `${amount} back for ${counted(units, "unit", "units")}`,
  log: "Log",
  logFile: (name: string) => `${name} added`,
  more: "Show us more",
  toReturns: "Returns of this order",
  see: "See where it stands",
  seeOne: (number: string) => `See where it stands: ${number}`,
  guest: "Enter the number and the email of the order to see this return.",
  open: "See the return",
  unknown: "No return has this number with this email. Both stand in the email we sent you.",
  fileRefused: (name: string, why: string) => `Your return is with us, but not ${name}. ${why}`,
  withdrawn: "You have withdrawn this return.",
  requested: {
    lead: "Keep everything in its box, and send nothing yet.",
    by: (day: string) => `You have our answer by ${day}, by email and here.`,
    late: (day: string) => `Our answer was due by ${day}. We’re sorry: please write or call us.`,
  },
  approved: {
    onlyAccepted: "Send only what is accepted below; the rest stays with you.",
    pack: "Pack it the way it came. A PC goes back in both of its boxes, with the foam inside the case.",
    mark: (number: string) => `Write ${number} on the outside of the box.`,
    send: (day: string) => `Send it by ${day} to:`,
    sendLate: (day: string) => `It was to leave by ${day}. If you can’t send it now, write to us. The address:`,
    way: {
      store: "Return shipping is on us, and your label comes by email. Wait for it before you send anything.",
      buyer: "Return shipping is on you. Use any carrier you like, and keep the receipt until your money is back.",
    } as const,
  },
  received: {
    lead: "Nothing: your parcel is here, and we check it.",
    by: (day: string) => `We settle it by ${day}, and email you.`,
    late: (day: string) => `It was to be settled by ${day}. We’re sorry: please write or call us.`,
  },
  done: {
    refund: "Nothing. This return is settled. A refund shows at your bank once it has booked it.",
    repair: "Nothing. This return is settled.",
    replacement: "Nothing. This return is settled.",
  } satisfies Record<RmaWants, string>,
  rejected: "We could not accept this return. If you see it differently, write or call us. A person reads it.",
  withdrawnLead: "You withdrew this return. While the days for a return last, you can ask again.",
  contact: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

import type { RmaState } from "#rules/rma/rma-states.ts";
import { counted } from "./plural.ts";

interface DecisionWords {
  subject(rma: string): string;
  title: string;
  lead(rma: string, order: string): string;
  /** What to do next; `{address}` and `{number}` are filled in. */
  more: readonly string[];
}

/** The mail that tells what was decided of a request to send something back. */
export const rmaMailWords: Readonly<Record<Exclude<RmaState, "requested" | "withdrawn">, DecisionWords>> & {
  way: Readonly<Record<"ours" | "yours", string>>;
  within(days: number): string;
  see: string;
  onlyAccepted: string;
  line(what: string, facts: readonly string[]): string;
  said(answer: string): string;
  questions(email: string, phone: string): string;
} = {
  approved: {
    subject: (rma) => `Return ${rma} is accepted`,
    title: "Send it back",
    lead: (rma, order) => `We accept return ${rma} of order ${order}.`,
    more: ["Pack it the way it came and write {number} on the outside of the box. Send it to: {address}"],
  },
  rejected: {
    subject: (rma) => `Return ${rma} is not accepted`,
    title: "We can’t take this back",
    lead: (rma, order) => `We could not accept return ${rma} of order ${order}.`,
    more: ["If you see it differently, answer this email. A person reads it."],
  },
  received: {
    subject: (rma) => `The parcel of return ${rma} is here`,
    title: "Your parcel is here",
    lead: (rma, order) => `The parcel of return ${rma}, order ${order}, has come. We check it and write to you again.`,
    more: [],
  },
  done: {
    subject: (rma) => `Return ${rma} is settled`,
    title: "Your return is settled",
    lead: (rma, order) => `Return ${rma} of order ${order} is settled.`,
    more: ["If money goes back to you, a separate email names the amount."],
  },
  way: {
    ours: "Return shipping is on us: your label comes in an email of its own. Wait for it before you send anything.",
    yours: "Return shipping is on you. Use any carrier you like, and keep the receipt until your money is back.",
  },
  within: (days: number) => `Please send it within ${counted(days, "day", "days")}.`,
  see: "See the return",
  onlyAccepted: "Send only what we accept: the rest stays with you.",
  line: (what, facts) => `${[what, ...facts.map((fact) => fact.replace(/\.$/, ""))].join(". ")}.`,
  said: (answer) => `What we want you to know: ${answer}`,
  questions: (email, phone) => `Questions? Write to ${email} or call ${phone}.`,
};

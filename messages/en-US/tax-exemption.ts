import type { ExemptionDecision, ExemptionGround, ExemptionState } from "#rules/tax/tax-exemption.ts";

const GROUNDS: Readonly<Record<ExemptionGround, string>> = {
  resale: "We buy to sell again",
  government: "A government office",
  nonprofit: "A nonprofit organization",
  education: "A school or university",
  other: "Another reason the state allows",
};

export const exemptionWords = {
  title: "Tax exemption",
  lead: "Do you buy for an organization that owes no sales tax? Tell us about its certificate for each state you ship to. We check it and answer by email.",
  failed: "We could not load your exemptions",
  failedHelp: "Nothing is lost. Load the page again in a moment.",
  apply: "Apply for a state",
  applyLead:
    "Copy name and number as they stand on the certificate. Until we answer, sending the form again replaces what you sent.",
  state: "State you ship to",
  choose: "Choose a state",
  organisation: "Name on the certificate",
  ground: "Why no tax is owed",
  grounds: GROUNDS,
  certificate: "Certificate number",
  expiresOn: "Valid until",
  expiresHelp: "Leave this empty if the certificate has no end date.",
  send: "Send the application",
  status: {
    pending: "Being checked",
    approved: "Approved",
    declined: "Not approved",
    withdrawn: "Withdrawn",
  } satisfies Record<ExemptionState, string>,
  over: "Expired",
  facts: (organisation: string, certificate: string) => `${organisation}, certificate ${certificate}`,
  lasts: (day: string) => `Valid until ${day}.`,
  endless: "No end date.",
  pendingLead: "We answer by email.",
  approvedLead: "At payment, tick the organization’s box to buy without this state’s sales tax.",
  overLead: "Apply with a newer certificate to buy without tax again.",
  withdraw: "Withdraw",
  withdrawOf: (state: string) => `Withdraw the exemption for ${state}`,
};

export const exemptionChoiceWords = {
  ask: (organisation: string, state: string) => `Buy for ${organisation}, without ${state} sales tax`,
  help: (certificate: string) => `By certificate ${certificate}. Tick it only for what the certificate covers.`,
};

export const exemptionMailWords = {
  subject: {
    approved: (state) => `You can buy without ${state} sales tax`,
    declined: (state) => `Your tax exemption for ${state} is not approved`,
  } satisfies Record<ExemptionDecision, (state: string) => string>,
  next: {
    approved:
      "Sign in, go to payment, and tick the box of your organization. Orders that are already placed keep their tax.",
    declined:
      "Orders that ship there pay sales tax. You can send another certificate under Tax exemption in your account.",
  } satisfies Record<ExemptionDecision, string>,
  questions: (email: string) => `Questions? Write to ${email}.`,
};

export const deskExemptionWords = {
  title: "Tax exemptions",
  lead: "Check the number with the state before you approve. Your words go into the mail.",
  none: "No applications yet.",
  answer: "Answer",
  approve: "Approve",
  decline: "Do not approve",
  revoke: "Take back the approval",
  done: "Decided, and the mail is on its way.",
  heading: (organisation: string, state: string) => `${organisation}, ${state}`,
  facts: (ground: ExemptionGround, certificate: string) => `${GROUNDS[ground]}. Certificate ${certificate}.`,
  sent: (email: string, day: string) => `${email}, sent ${day}`,
};

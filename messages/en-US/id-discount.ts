import type { IdGroup, IdProofState } from "#rules/discounts/id-groups.ts";

const GROUPS: Readonly<Record<IdGroup, string>> = {
  military: "Military and veterans",
  responder: "First responders",
  nurse: "Nurses",
  teacher: "Teachers",
  student: "Students",
};

/** An order from before a group's name changed keeps the name it had. */
export function idGroupName(group: string): string {
  return GROUPS[group as IdGroup] ?? group;
}

export const idDiscountWords = {
  title: "Discount for your group",
  lead: "Military, first responders, nurses, teachers and students pay less. ID.me checks that you belong to a group; or send us a proof.",
  open: "See who gets it",
  onCart: (group: string) => `${group} discount`,
  takesNothing: "Nothing in the cart takes it: deposits do not.",
  remove: "Remove",
  removeIt: "Remove the group discount",
  inPlace: "It takes the place of a discount code, and a code takes its place.",
  off: (percent: number) => `${percent}% off`,
  choose: "Choose your group to go to ID.me. You come back here.",
  told: "ID.me tells us your ID.me number and whether you belong to the group. We keep both with your cart and its order.",
  noIdme: "ID.me can’t be used here now. Send us a proof instead.",
  reading: "Reading who gets it…",
  notConfirmed:
    "ID.me did not confirm you for that group. Your cart is as it was; you can choose another group or send a proof.",
  otherWay: "Send a proof instead",
  proofTitle: "Send a proof",
  proofLead:
    "A picture or PDF that shows your name and your group, like an ID card or a letter. Cover numbers we do not need. A person looks at it and answers by email; until then your cart costs what it says.",
  group: "Your group",
  chooseGroup: "Choose a group",
  email: "Email for our answer",
  file: "Picture or PDF",
  fileHelp: "jpg, jpeg, png or pdf, at most 10 MB. We delete it when we have answered, and after 90 days in any case.",
  send: "Send the proof",
  sent: "Your proof has arrived. We answer by email.",
  status: {
    pending: (group) => `Your proof for ${group} is being checked.`,
    approved: (group) => `Your proof for ${group} was approved: the discount is on your cart.`,
    declined: (group) => `Your proof for ${group} was not approved.`,
  } satisfies Record<IdProofState, (group: string) => string>,
  gone: (group: string) => `Your proof for ${group} was approved. The discount was taken off your cart since.`,
  verified: (group: string) => `Your cart has the discount for ${group}.`,
  toCart: "Back to your cart",
};

export const idProofMailWords = {
  subject: {
    approved: (group) => `Your ${group} discount is on your cart`,
    declined: (group) => `Your proof for the ${group} discount is not approved`,
  } satisfies Record<Exclude<IdProofState, "pending">, (group: string) => string>,
  next: {
    approved: "Open the cart in the browser you sent the proof from, or signed in. Your file is deleted.",
    declined: "Your cart costs what it did before. Your file is deleted; you can send another one from the cart.",
  } satisfies Record<Exclude<IdProofState, "pending">, string>,
  questions: (email: string) => `Questions? Write to ${email}.`,
};

export const deskIdProofWords = {
  title: "Group proofs",
  lead: "Look at the file before you approve: name and group, still valid. It is deleted with your decision. Your words go into the mail.",
  none: "No proofs yet.",
  status: { pending: "Waits", approved: "Approved", declined: "Not approved" } satisfies Record<IdProofState, string>,
  file: (kind: string) => `Download the ${kind}`,
  cartGone: "The cart was bought or is gone: it can only be declined.",
  answer: "Answer",
  approve: "Approve",
  decline: "Do not approve",
  done: "Decided, and the mail is on its way.",
  sent: (email: string, day: string) => `${email}, sent ${day}`,
};

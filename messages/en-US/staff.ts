import type { FloorMove } from "#rules/order/floor-moves.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { PointsCorrectionState } from "#rules/points/points-correction.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { QueueTab } from "#rules/staff/queue-tabs.ts";
import { formatCount, formatMoney } from "./money.ts";
import { counted } from "./plural.ts";

/** What the log says of an act; of a note its own words. */
const ACTS: Readonly<Record<StaffActName, string>> = {
  invited: "Invited",
  joined: "Joined",
  roles_changed: "Roles changed",
  ended: "Account ended",
  signed_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  signed_out: "Signed out",
  proved: "Second factor given",
  start_build: "Build started",
  send_to_test: "Test started",
  back_to_bench: "Back to the bench",
  pack: "Packed",
  ship: "Shipped",
  deliver: "Delivered",
  hold: "Held",
  release: "Released",
  cancel: "Canceled",
  refund: "Refund",
  note: "Note",
  stock_correct: "Stock corrected",
  points_correct: "Points corrected",
  points_decide: "Points correction decided",
  rma_approve: "Return accepted",
  rma_reject: "Return not accepted",
  rma_receive: "Return received",
  rma_settle: "Return settled",
  creator_answer: "Creator application answered",
  exemption_decide: "Tax exemption decided",
  review_publish: "Review shown",
  review_reject: "Review kept off",
};

export function staffActText(act: StaffActName, after: object, reason: string): string {
  const facts = after as { amountCents?: number; carrier?: string; tracking?: string };
  const amount = facts.amountCents === undefined ? "" : ` ${formatMoney(facts.amountCents / 100)}`;
  const parcel = facts.carrier === undefined ? "" : ` with ${facts.carrier}, ${facts.tracking ?? ""}`;
  return `${ACTS[act]}${amount}${parcel}${reason === "" ? "" : `: ${reason}`}`;
}

/** A line by its name, a charge by its own. */
export function refundPartName(part: string, description: string): string {
  return description === "" ? (CHARGES[part] ?? part) : description;
}

const CHARGES: Readonly<Record<string, string>> = {
  shipping: "Shipping",
  recycling: "Recycling fee",
  delivery_fee: "Delivery fee",
  insurance: "Insurance",
};

export const staffStateWords: Readonly<Record<OrderState, string>> = {
  pending_payment: "Not paid",
  paid: "To start",
  building: "Building",
  testing: "Testing",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Canceled",
  refunded: "Refunded",
};

export const queueTabWords: Readonly<Record<QueueTab, string>> = {
  open: "All open",
  paid: "To start",
  building: "Building",
  testing: "Testing",
  packed: "Packed",
  held: "Held",
  shipped: "Shipped",
  done: "Done",
};

/** Each move: what is done, the button, and what the buyer notices. */
export const floorMoveWords: Readonly<Record<FloorMove, { title: string; press: string; note: string }>> = {
  start_build: {
    title: "Start the build",
    press: "Start the build",
    note: "The buyer’s page says it is on the bench.",
  },
  send_to_test: { title: "Start the test", press: "Start the test", note: "The buyer’s page says it is being tested." },
  back_to_bench: { title: "Back to the bench", press: "Send back", note: "Needs a reason, which only staff see." },
  pack: { title: "Pack", press: "Mark packed", note: "The buyer’s page says it is packed." },
  ship: { title: "Ship", press: "Ship it", note: "The buyer gets an email with the tracking number." },
  deliver: { title: "Delivered", press: "Mark delivered", note: "The buyer’s page says it has arrived." },
};

export const refundWhyWords: Readonly<Record<Exclude<RefundReason, "provider" | "cancelled">, string>> = {
  returned: "Sent back",
  damaged: "Damaged",
  late: "Late",
  goodwill: "Goodwill",
  other: "Something else",
};

export const deskWords = {
  desk: "desk",
  orders: "Orders",
  stock: "Stock",
  points: "Points",
  returns: "Returns",
  creators: "Creators",
  exemptions: "Exemptions",
  reviews: "Reviews",
  signOut: "Sign out",
  search: "Number, email or last name",
  find: "Find",
  navigation: "Desk",
};

export const deskSignInWords = {
  title: "Sign in to the desk",
  send: "Sign in",
  code: "Code",
  codeHelp: "Six digits from your authenticator app.",
  fresh: "Code from your authenticator",
  freshHelp: "Your last one is more than ten minutes old.",
};

export const welcomeWords = {
  title: "Welcome to the desk",
  lead: (name: string, email: string) => `${name}, you sign in as ${email}.`,
  app: "Put this key into an authenticator app, then enter the code it shows.",
  key: "Key",
  open: "Open it in an app on this device",
  password: "15 characters or more. Three or four plain words are stronger than one word with signs.",
  send: "Join",
  endedTitle: "This invitation has ended",
  ended: "It works once, for 24 hours. Ask whoever invited you for a new one.",
};

export const queueWords = {
  title: "Orders",
  lead: (late: number) => (late === 0 ? "Nothing is late." : `${counted(late, "order is", "orders are")} late.`),
  order: "Order",
  paid: "Paid",
  what: "What",
  to: "To",
  promised: "Leaves by",
  spare: "Spare",
  stage: "Stage",
  next: "Next move",
  none: "No orders here.",
  open: "Open",
  test: "Test order",
  rush: "Rush",
  held: (reason: string) => `Held: ${reason}`,
  days: (days: number) =>
    days < 0 ? `${counted(-days, "day", "days")} late` : days === 0 ? "today" : counted(days, "day", "days"),
};

export const staffOrderWords = {
  moves: "Moves",
  noMoves: "There is no move to make now.",
  testOrder: "A test order is never built or shipped.",
  parts: "Parts",
  log: "Log",
  logLead: "Every move; nothing can be removed.",
  noLog: "Nothing was done yet.",
  system: "store",
  hold: "Hold",
  holdNote: "Nothing is built, packed or shipped until it is released. The buyer is not told.",
  held: (who: string, reason: string) => `Held by ${who}: ${reason}`,
  release: "Release",
  releaseNote: "Work goes on where it stopped.",
  reason: "Reason",
  carrier: "Carrier",
  tracking: "Tracking number",
  note: "Note",
  noteLead: "Only staff see this. No card numbers.",
  addNote: "Add note",
  money: "Money",
  paid: "Paid",
  refunded: "Refunded",
  left: "Left to give back",
  refund: "Refund",
  refundNote: "Fill in units or an amount. An amount is without its tax, which goes back with it.",
  units: (name: string, left: number) => `${name}: units, ${left} left`,
  amount: (name: string, left: string) => `${name}: amount, ${left} left`,
  all: "Everything that is left",
  why: "Why",
  send: "Send refund",
  limit: (amount: string) => `You may give back up to ${amount} now.`,
  cancel: "Cancel and refund",
  cancelNote: (amount: string) => `${amount} goes back, the buyer gets an email, and the stock is free again.`,
  cancelPress: "Cancel the order",
  buyer: "Buyer",
  lead: (name: string, moment: string, amount: string, day: string) =>
    `${name}. Paid ${moment}, ${amount}. Leaves by ${day}.`,
  done: "Done.",
};

export const deskPointsWords = {
  title: "Points",
  lead: "Corrections are by so many. The member reads your reason. More than 5,000 points in a day wait for a second person.",
  waiting: "Wait for a second person",
  find: "Email or MemId, whole",
  none: "No member has this.",
  member: (name: string, email: string) => `${name}, ${email}`,
  has: (points: string) => `${points} points can be spent.`,
  by: "By how many",
  byHelp: "Like 500 or -500",
  reason: "Reason",
  reasonHelp: "The member reads it.",
  correct: "Correct",
  signed: (points: number) => `${points < 0 ? "−" : "+"}${formatCount(Math.abs(points))}`,
  asked: (points: string, name: string) => `${points} points for ${name}`,
  askedBy: (who: string, day: string) => `Asked by ${who}, ${day}`,
  own: "You asked for it: somebody else decides.",
  approve: "Let it be done",
  decline: "Decline",
  done: {
    done: (name, points) => `${name} can spend ${points} points now.`,
    waiting: (name) => `The correction for ${name} waits for a second person.`,
    declined: (name) => `The correction for ${name} is declined.`,
  } satisfies Record<PointsCorrectionState, (name: string, points: string) => string>,
};

export const stockWords = {
  title: "Stock",
  lead: "Corrections are by so many, never to so many: what is sold meanwhile is not lost.",
  sku: "SKU",
  name: "Name",
  onHand: "On the shelf",
  held: "Being paid",
  by: "By how many",
  byHelp: "Like 3 or -1",
  correct: "Correct",
  find: "SKU, code or name",
  none: "No counted product has this.",
  corrected: (name: string, onHand: number) => `${name}: ${onHand} on the shelf now.`,
};

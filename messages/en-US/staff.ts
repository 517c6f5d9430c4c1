import type { FloorMove } from "#rules/order/floor-moves.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { StaffNeed } from "#rules/staff/staff-needs.ts";
import type { QueueTab } from "#rules/staff/queue-tabs.ts";
import { formatMoney } from "./money.ts";
import { counted } from "./plural.ts";
import { delayedTo } from "./ship-delays.ts";
import { floorActs, labelActs } from "./shipping-label.ts";

/** What the log says of an act; of a note its own words. */
const ACTS: Readonly<Record<StaffActName, string>> = {
  ...labelActs,
  invited: "Invited",
  joined: "Joined",
  roles_changed: "Roles changed",
  ended: "Account ended",
  sessions_ended: "Signed out everywhere",
  signed_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  signed_out: "Signed out",
  proved: "Second factor given",
  start_build: "Build started",
  send_to_test: "Test started",
  back_to_bench: "Back to the bench",
  record_serials: "Serial numbers",
  record_measured: "Measured values of the test",
  ...floorActs,
  cancel: "Canceled",
  refund: "Refund",
  revise: "Changed",
  revise_withdraw: "Change withdrawn",
  screening_release: "Screened order released",
  screening_reject: "Screened order turned down",
  note: "Note",
  stock_correct: "Stock corrected",
  points_correct: "Points corrected",
  points_decide: "Points correction decided",
  rma_approve: "Return accepted",
  rma_reject: "Return not accepted",
  rma_receive: "Return received",
  rma_settle: "Return settled",
  rma_message: "Wrote about a return",
  rma_label_make: "Return label made",
  rma_label_cancel: "Return label canceled",
  creator_answer: "Creator application answered",
  exemption_decide: "Tax exemption decided",
  id_proof_decide: "Group proof decided",
  review_publish: "Review shown",
  review_reject: "Review kept off",
  review_answer: "Review answered",
  webhook_add: "Webhook added",
  webhook_rotate: "Webhook given a new secret",
  webhook_switch: "Webhook switched",
  webhook_events: "Webhook events chosen",
  webhook_end: "Webhook ended",
  webhook_test: "Webhook tested",
  webhook_replay: "Webhook messages sent again",
};

/** What the log calls an act. */
export function staffActName(act: StaffActName): string {
  return ACTS[act];
}

export function staffActText(act: StaffActName, after: object, reason: string): string {
  const facts = after as {
    amountCents?: number;
    dueCents?: number;
    carrier?: string;
    tracking?: string;
    shipsOn?: string | null;
    isEarly?: boolean;
    serials?: { name: string; serial: string }[];
    parcels?: { carrier: string; tracking: string }[];
  };
  const amount = facts.amountCents === undefined ? "" : ` ${formatMoney(facts.amountCents / 100)}`;
  const parcel = facts.carrier === undefined ? "" : ` with ${facts.carrier}, ${facts.tracking ?? ""}`;
  const parcels = facts.parcels?.map(({ carrier, tracking }) => ` ${carrier} ${tracking}`).join(",") ?? "";
  const serials =
    facts.serials?.map(({ name, serial }) => ` ${name} ${serial === "" ? "taken off" : serial}`).join(",") ?? "";
  const due = facts.dueCents === undefined ? "" : `, ${dueText(facts.dueCents)}`;
  const early = facts.isEarly ? " before its test was over" : "";
  return `${ACTS[act]}${early}${delayedTo(facts.shipsOn)}${amount}${parcel}${parcels}${serials}${due}${reason === "" ? "" : `: ${reason}`}`;
}

function dueText(cents: number): string {
  if (cents === 0) return "for the same price";
  return cents > 0 ? `${formatMoney(cents / 100)} to pay` : `${formatMoney(-cents / 100)} back`;
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

export const refundWhyWords: Readonly<Record<Exclude<RefundReason, "provider" | "cancelled" | "changed">, string>> = {
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
  webhooks: "Webhooks",
  idProofs: "Group proofs",
  screening: "Screening",
  disputes: "Disputes",
  reviews: "Reviews",
  log: "Log",
  people: "Staff",
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
  app: "Scan this with an authenticator app, or press it on the phone that has the app. Then enter the code it shows.",
  key: "Or type this key",
  password: "15 characters or more. Three or four plain words are stronger than one word with signs.",
  send: "Join",
  endedTitle: "This invitation has ended",
  ended: "It works once, for 24 hours. Ask whoever invited you for a new one.",
};

/** What the desk has to answer, after its number. */
export const needsYouWords = {
  title: "Needs you",
  needs: {
    returns_to_answer: (count) => (count === 1 ? "return to answer" : "returns to answer"),
    returns_to_settle: (count) => (count === 1 ? "return that is here to settle" : "returns that are here to settle"),
    return_messages_to_answer: (count) =>
      count === 1 ? "message about a return to answer" : "messages about returns to answer",
    ship_dates_ending: (count) => (count === 1 ? "promised ship date ends soon" : "promised ship dates end soon"),
    orders_to_screen: (count) =>
      count === 1 ? "order to decide about before it is paid" : "orders to decide about before they are paid",
    disputes_to_answer: (count) => (count === 1 ? "dispute to answer" : "disputes to answer"),
    points_to_decide: (count) =>
      count === 1 ? "points correction for a second person" : "points corrections for a second person",
    reviews_to_read: (count) => (count === 1 ? "review to read" : "reviews to read"),
    id_proofs_to_decide: (count) => (count === 1 ? "group proof to look at" : "group proofs to look at"),
    exemptions_to_decide: (count) => (count === 1 ? "tax exemption to decide" : "tax exemptions to decide"),
    creators_to_answer: (count) => (count === 1 ? "creator to answer" : "creators to answer"),
    webhooks_paused: (count) => (count === 1 ? "webhook paused after failures" : "webhooks paused after failures"),
  } satisfies Record<StaffNeed, (count: number) => string>,
};

export const deskErrorWords = {
  notFound: "Nothing is here",
  notYours: "Not with your roles",
  notLoaded: "This page didn’t load",
  toOrders: "To the orders",
};

export const queueWords = {
  title: "Orders",
  lead: (late: number) => (late === 0 ? "Nothing is late." : `${counted(late, "order is", "orders are")} late.`),
  order: "Order",
  paid: "Paid",
  what: "What",
  to: "To",
  promised: "Leaves by",
  way: "Ship by",
  spare: "Business days left",
  stage: "Stage",
  next: "Next move",
  none: "No orders here.",
  found: (asked: string) => `Found for “${asked}”.`,
  noneFound: (asked: string) => `No order has the number, email or last name “${asked}”.`,
  open: "Open",
  test: "Test order",
  rush: "Rush",
  held: (reason: string) => `Held: ${reason}`,
  changeWaits: "A change waits for its payment",
  testUntil: (moment: string) => `Test until ${moment}`,
  days: (days: number) =>
    days < 0 ? `${counted(-days, "day", "days")} late` : days === 0 ? "Today" : counted(days, "day", "days"),
};

export const staffOrderWords = {
  moves: "Moves",
  noMoves: "There is no move to make now.",
  testOrder: "This test order is never built or shipped.",
  parts: "Parts",
  log: "Log",
  logLead: "Every move; nothing can be removed.",
  noLog: "Nothing was done yet.",
  system: "store",
  taxBy: (by: { Provider: string; Calculation: string } | null) =>
    by ? `Tax: ${by.Provider}, calculation ${by.Calculation}` : "Tax: state table",
  hold: "Hold",
  holdNote: "Nothing is built, packed or shipped until it is released. The buyer is not told.",
  held: (who: string, reason: string) => `Held by ${who}: ${reason}`,
  theStore: "the store",
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
  byVoucher: "Of it by gift voucher",
  refunded: "Refunded",
  lost: "Taken by the bank for good",
  owed: "Owed since a change",
  owedNote: "A change made the order cheaper, and the bank sent the money back. It goes to the same card again.",
  giveOwedBack: (amount: string) => `Give back ${amount}`,
  left: "Left to give back",
  giveBack: "Give money back",
  cancel: "Cancel and refund",
  cancelNote: (amount: string) => `${amount} goes back, the buyer gets an email, and the stock is free again.`,
  cancelPress: "Cancel the order",
  buyer: "Buyer",
  lead: (name: string, moment: string, amount: string, day: string | null, spare: string | null) =>
    `${name}. Paid ${moment}, ${amount}. ${day === null ? "No ship date yet." : `Leaves by ${day}${spare === null ? "" : `, ${spare}`}.`}`,
  spare: (days: number) =>
    days < 0
      ? `${counted(-days, "business day", "business days")} late`
      : days === 0
        ? "which is today"
        : `${counted(days, "business day", "business days")} left`,
  noShipDay: "No ship date yet",
  done: "Done.",
  change: "Change what is in it, where or how it goes",
  changeLook: "Look at the change, or withdraw it",
  changeWaits: (amount: string, until: string) => `A change waits until ${until} for the buyer to pay ${amount}.`,
};

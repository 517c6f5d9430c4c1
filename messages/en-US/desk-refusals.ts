import { trackingLike } from "#rules/order/carriers.ts";
import type { StaffRight } from "#rules/staff/staff-roles.ts";
import { formatCount, formatMoney } from "./money.ts";
import { momentText } from "./moments.ts";
import { orderStateWords } from "./order-states.ts";
import { counted } from "./plural.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** What a right lets somebody do. */
const rightWords: Readonly<Record<StaffRight, string>> = {
  desk: "come to the desk",
  "orders.read": "read orders",
  "orders.note": "write notes",
  "orders.build": "build and test",
  "orders.pack": "pack",
  "orders.ship": "ship",
  "orders.hold": "hold orders",
  "orders.delay": "move ship dates",
  "orders.cancel": "cancel orders",
  "orders.refund": "give money back",
  "orders.revise": "change orders",
  "screening.decide": "decide about screened orders",
  "stock.correct": "correct the stock",
  "points.correct": "correct points",
  "points.decide": "decide about points",
  "rmas.decide": "decide about returns",
  "rmas.receive": "take returns in",
  "creators.answer": "answer creators",
  "id_proofs.decide": "decide about group proofs",
  "exemptions.decide": "decide about tax exemptions",
  "reviews.moderate": "decide about reviews",
  "webhooks.manage": "manage webhooks",
  "staff.manage": "manage the staff",
  "log.read": "read the log",
};

const shipDayWords = {
  not_later: "Choose a day after the one that is promised now.",
  over: "This day is over. Choose a later one.",
  too_far: "This is more than a year later. Say that there is no day yet.",
  closed: "Nothing leaves on this day. Choose a business day.",
  told: "The buyer knows already that there is no day yet.",
};

const money = (cents: number) => formatMoney(cents / 100);

/** Of what the staff do. */
export const deskRefusalWords = {
  carrier_none: () => "No carrier is connected: make the label elsewhere and type its number.",
  carrier_away: () =>
    "FedEx did not answer, so we do not know what came of it. Press again in a moment. A label that nobody printed carries nothing.",
  label_refused: () => "FedEx makes no label for this order as it is. The log says why; a label can be made elsewhere.",
  label_there: () => "This order has a label already. Cancel it to make another.",
  label_none: () => "This order has no label now.",
  staff_sign_in_needed: () => "Sign in to the desk to go on.",
  staff_sign_in_failed: () => "Email, password and code do not match.",
  staff_unknown: () => "Nobody on the staff has this email.",
  staff_last_owner: () => "Nobody would be left who may manage the staff. Make somebody else an owner first.",
  staff_code_needed: () => "Enter a code from your authenticator first: this needs a fresh one. Nothing was changed.",
  staff_code_wrong: () => "This code does not match, or was used already. Wait for the next one.",
  order_changed: () => "This order has changed since you opened it. Nothing was done: look again.",
  order_not_there: ({ state }) =>
    `This cannot be done with an order that is ${orderStateWords[state].state.toLowerCase()}.`,
  test_not_over: ({ hours, until, timeZone }) =>
    `Its test of ${hours} hours runs until ${momentText(until, timeZone)}. Say why it is packed before.`,
  test_none: () => "Nothing of this order was tested yet.",
  measured_odd: ({ least, most }) => `It can be ${least} to ${most}. Read it again.`,
  serial_invalid: () => "This is no serial number. Use letters, digits, spaces and . / - _ : # +.",
  serial_nowhere: () => "This order has no such unit or part.",
  serial_taken: ({ orderNumber }) => `Order ${orderNumber} has a part with this number. Check both stickers.`,
  serials_same: ({ why }) =>
    why === "twice" ? "One part cannot have two numbers." : "There is nothing new to write down.",
  parcels_same: ({ why }) =>
    why === "twice" ? "Two parcels cannot have one tracking number." : "These are its parcels already.",
  order_held: ({ reason }) => `This order is held: ${reason}`,
  screening_decided: () => "This order was decided about already, or has ended. Look at the list again.",
  order_not_held: () => "This order is not held.",
  delay_lapsed: () =>
    "Nobody agreed to wait for this order, so it is canceled and its money goes back. Nothing of it ships.",
  ship_day_wrong: ({ why }) => shipDayWords[why],
  refund_under_way: () => "Money of this order is on its way back. Nothing moves until that has ended.",
  refund_nothing_asked: () => "Fill in units or an amount, or tick that everything goes back. Nothing was sent.",
  refund_over_limit: ({ mostCents }) =>
    `You may give back up to ${money(mostCents)} now. Ask somebody with a higher limit.`,
  test_order_stays: () => "A test order is never built or shipped.",
  tracking_invalid: ({ carrier }) =>
    `This is no tracking number of ${carrier}. One looks like ${trackingLike(carrier)}.`,
  stock_not_counted: () => "This product is not counted.",
  stock_moved: ({ onHand }) => `There are ${onHand} on the shelf by now. Correct from that number.`,
  stock_promised: ({ free }) =>
    `Only ${counted(free, "unit is", "units are")} free; the others are promised to orders that are being paid.`,
  stock_key_used: () => "Another correction was made under this key.",
  member_unknown: () => "There is no such member. Look for the email or the number again.",
  points_moved: ({ balance }) => `The member has ${formatCount(balance)} points by now. Correct from that number.`,
  points_not_there: ({ balance }) => `Only ${formatCount(balance)} points are there to be taken.`,
  points_key_used: () => "Another correction was made under this key.",
  points_not_waiting: () => "This correction does not wait: somebody was quicker.",
  points_second_person: () => "You asked for this correction. Somebody else has to decide about it.",
  webhook_unknown: () => "There is no such webhook.",
  webhook_changed: () => "This webhook was changed since you opened it. Nothing was done: look again.",
  webhook_address_invalid: () =>
    "Enter an address that begins with https:// and leads to the internet, without a password in it.",
  webhook_known: () => "This address is told already.",
  webhooks_full: ({ most }) => `There are ${most} webhooks already. End one first.`,
  webhook_off: () => "This webhook is not switched on. Switch it on first.",
  webhook_nothing_to_send: () => "There is nothing to send again.",
  staff_right_missing: ({ right }) =>
    `Your roles do not let you ${rightWords[right]}. An owner can give you another role.`,
} satisfies Partial<RefusalWords>;

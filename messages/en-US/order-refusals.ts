import { formatMoney } from "./money.ts";
import type { RefusalWords } from "../refusal-words.ts";

const money = (cents: number) => formatMoney(cents / 100);

/** A line by its number, a charge by its name, or the whole order. */
function refundPart(part: string): string {
  if (part === "") return "this order";
  return /^\d+$/.test(part) ? `line ${part}` : part.replaceAll("_", " ");
}

/** Of refunds, and of changes of a paid order. */
export const orderRefusalWords = {
  refund_part_unknown: ({ part }) => `This order has no ${refundPart(part)} to give back.`,
  refund_units_too_many: ({ part, left }) =>
    `Of ${refundPart(part)} ${left} ${left === 1 ? "unit is" : "units are"} left.`,
  refund_too_much: ({ part, leftCents }) => `Of ${refundPart(part)} ${money(leftCents)} is left to give back.`,
  refund_nothing_left: () => "Nothing of this is left to give back.",
  order_disputed: () =>
    "The buyer’s bank has asked this charge back, so nothing is refunded beside it. Answer it at the payment provider.",
  refund_not_paid: () => "No payment was taken for this order.",
  change_line_unknown: ({ line }) => `This order has no line ${line}.`,
  change_only_fewer: ({ line, units }) =>
    `Line ${line} has ${units} ${units === 1 ? "unit" : "units"}: a change takes units off. Order what is missing anew.`,
  change_nothing_left: () => "Nothing of the order would be left. Cancel it instead.",
  change_nothing: () => "That is how the order is already.",
  change_too_small: ({ leastCents }) =>
    `It would cost less than ${money(leastCents)} more, which no card can be charged. Choose another change.`,
  change_total: ({ expectedCents, nowCents }) =>
    `The total would be ${money(nowCents)} now, not ${money(expectedCents)}. Nothing was changed: look again.`,
  change_below_refund: ({ part }) => `More of ${refundPart(part)} was given back already than would be left of it.`,
  change_warranty: () => "A longer warranty hangs on what is in this order. Write to us to change it.",
  change_waits: () => "A change of this order waits for its payment. Pay or withdraw it first.",
  delay_over: () => "There is nothing to choose any more: this order has shipped, or is canceled.",
  change_ended: () => "This change is off. The order is as it was, and nothing was charged for it.",
  change_key_used: () => "Another change of this order was made under this key.",
  change_not_own: () =>
    "A link shows an order and does not change it. Sign in, open it in the browser it was placed in, or write to us.",
} satisfies Partial<RefusalWords>;

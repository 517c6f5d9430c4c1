import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import { dayText } from "./days.ts";
import { lightText } from "./light-colors.ts";
import { counted } from "./plural.ts";

/** What stands under an order's or cart's line. */
export const orderDetailWords = {
  /** `36` months → `3-year warranty`. */
  warranty: (months: number) => `${months % 12 === 0 ? `${months / 12}-year` : `${months}-month`} warranty`,
  /** `ships` is null while nobody knows the day. */
  deposit: (ships: string | null) =>
    `pre-order deposit, ships separately${ships === null ? "" : ` on ${ships}`} once the rest is paid`,
  light: (color: string) => `light color ${lightText(color)}`,
  rush: { rush: "rush build", DEFER: "built later, as chosen" },
  covers: (months: number, order: string) => `${lengthText(months)} from delivery in all, for order ${order}`,
  cardApart: "graphics card in a box of its own",
  waits: (ships: string, part: string) => `${ships}, once ${part} is here`,
  ships: (day: string) => `Ships ${day}`,
  shipsLater: "Ships when it is released",
};

/** `Black, 1-year warranty`: what an order's line says under its name. */
export function orderLineText(facts: OrderLineFacts): string {
  const { variant, warrantyMonths, rush, deposit, covers, light, cardApart } = facts;
  return [
    variant ?? "",
    light === undefined ? "" : orderDetailWords.light(light),
    warrantyMonths === null ? "" : orderDetailWords.warranty(warrantyMonths),
    rush ? orderDetailWords.rush[rush] : "",
    cardApart ? orderDetailWords.cardApart : "",
    covers ? orderDetailWords.covers(covers.months, covers.orderNumber) : "",
    deposit ? orderDetailWords.deposit(deposit.shipsOn === null ? null : dayText(deposit.shipsOn)) : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

/** `4-year warranty for Forge 90`. */
export function longerWarrantyName(name: string, months: number): string {
  return `${orderDetailWords.warranty(months)} for ${name}`;
}

/** `3 years`, `1 year`, `18 months`. */
export function lengthText(months: number): string {
  return months % 12 === 0 ? counted(months / 12, "year", "years") : counted(months, "month", "months");
}

/** All we ever know of a card: `Visa ending in 4242`. */
export const cardWords = { card: "Card", endingIn: (type: string, last4: string) => `${type} ending in ${last4}` };

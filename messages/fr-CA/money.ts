import type { Cents } from "#rules/money/cents.ts";

/** US dollars as a person reads them, with a true minus sign: `1299` → `1 299,00 $ US`, `-200` → `−200,00 $ US`. No space breaks. */
export function formatMoney(dollars: number): string {
  return inDollars(dollars, 2);
}

/** Whole cents as a person reads them: `129900` → `1 299,00 $ US`. */
export function formatCents(amount: Cents): string {
  return formatMoney(amount / 100);
}

/** Without cents where there are none: `1299` → `1 299 $ US`, `1299.5` → `1 299,50 $ US`. */
export function formatMoneyShort(dollars: number): string {
  return inDollars(dollars, Number.isInteger(dollars) ? 0 : 2);
}

/** As it stands in a field to be changed: `1299` → `1299,00`. */
export function editedDollars(dollars: number): string {
  return dollars.toFixed(2).replace(".", ",");
}

/** A share of one as a rate: `0.08875` → `8,875 %`. */
export function percent(rate: number): string {
  return `${formatDecimal(Number((rate * 100).toFixed(4)))}\u00a0%`;
}

/** `12000` → `12 000`. */
export function formatCount(count: number): string {
  return grouped(String(count));
}

/** `2.5` → `2,5`, `12000` → `12 000`, with one place `4` → `4,0`. */
export function formatDecimal(value: number, places?: number): string {
  return grouped(places === undefined ? String(value) : value.toFixed(places));
}

function inDollars(dollars: number, places: 0 | 2): string {
  const amount = `${grouped(Math.abs(dollars).toFixed(places))}\u00a0$\u00a0US`;
  return dollars < 0 ? `−${amount}` : amount;
}

/** By hand: a browser's own formatter takes a phone some 15 ms to make. */
function grouped(digits: string): string {
  const [whole = "", decimals] = digits.split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  return decimals === undefined ? groups : `${groups},${decimals}`;
}

/** Of a field for an amount: where its unit stands, and what it is. */
export const moneyFieldUnit: { prefix?: string; suffix?: string } = { suffix: "$\u00a0US" };

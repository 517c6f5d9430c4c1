import { cents, type Cents } from "../money/cents.ts";

/** US dollars with at most two decimals, as the browser's cart state and the wire have them. Never added up: `Cents` are. */
export type Dollars = number;

export function toCents(dollars: Dollars): Cents {
  return cents(Math.round(dollars * 100));
}

export function toDollars(amount: Cents): Dollars {
  return amount / 100;
}

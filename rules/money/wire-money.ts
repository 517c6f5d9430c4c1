import { cents, type Cents } from "./cents.ts";

/** Money on the wire and in the browser's cart: US dollars with at most two decimals (A9). Never added up: `Cents` are. */
export type WireMoney = number;

export function toWireMoney(amount: Cents): WireMoney {
  return amount / 100;
}

export function fromWireMoney(dollars: WireMoney): Cents {
  return cents(Math.round(dollars * 100));
}

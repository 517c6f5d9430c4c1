import { cents, sumCents, type Cents } from "./cents.ts";

/** Money on the wire and in the browser's cart: US dollars with at most two decimals (A9). Never added up: `Cents` are. */
export type WireMoney = number;

export function toWireMoney(amount: Cents): WireMoney {
  return amount / 100;
}

export function fromWireMoney(dollars: WireMoney): Cents {
  return cents(Math.round(dollars * 100));
}

/** Sum of amounts for a page to show, worked out in whole cents; a difference has a negative one. */
export function sumMoney(amounts: readonly WireMoney[]): WireMoney {
  return toWireMoney(sumCents(amounts.map(fromWireMoney)));
}

export function moneyTimes(amount: WireMoney, count: number): WireMoney {
  return toWireMoney(cents(fromWireMoney(amount) * count));
}

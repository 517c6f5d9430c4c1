import type { ShipTo } from "#rules/address/ship-to.ts";
import type { ShippedCountry } from "#rules/address/shipped-country.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { ShippingChoice } from "./shipping-choice.ts";

/** What holds for the visitor's cart in one of the countries we ship to. */
export interface CountryFacts {
  Country: ShippedCountry;
  /** What it is priced at: a place of the country, or null for what holds all over it (in the USA, the 48 states). */
  Place: ShipTo | null;
  /** The lowest and the highest rate of our table, as fractions: 0.05. */
  TaxFrom: number;
  TaxUntil: number;
  /** The cheapest way; null for an empty cart, and where nothing goes there. */
  Shipping: ShippingChoice | null;
  /** Goods, fees and shipping; null for an empty cart, and where not all of it goes there. */
  BeforeTax: WireMoney | null;
  /** Names of the lines that nobody carries there. */
  NotCarried: string[];
  /** Ways to pay that this store has and an order to there may not use. */
  NotPaidBy: string[];
}

export interface CountryChange {
  Success: true;
  /** Units in the cart. */
  Units: number;
  Countries: CountryFacts[];
  /** Of the address that the checkout has; null without one. */
  CheckoutCountry: "USA" | "CANADA" | "OTHER" | null;
}

/** What is different for the visitor's cart from one country to the other. `zip` is the place that its browser keeps. */
export const countryChange = call<{ query: { zip: string }; reply: CountryChange }>("GET", "/api/carts/country-change");

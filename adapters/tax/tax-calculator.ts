import type { AskedAmount, AskedTax, TaxBy } from "#rules/tax/asked-tax.ts";
import type { Cents } from "#rules/money/cents.ts";

/** What is to be taxed, and where it goes. Amounts are in US dollars, after discounts and before tax. */
export interface TaxQuestion {
  country: "USA" | "CANADA";
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** At least one, each above zero. `amount` is of all its units. */
  lines: readonly { amount: Cents; quantity: number }[];
  /** 0 where it is free, or not known yet. */
  shipping: Cents;
}

/** The taxes of each line, in the order they were asked in, and of shipping. */
export interface TaxAnswer extends TaxBy, Pick<AskedTax, "shipping"> {
  lines: readonly AskedAmount[];
}

/** Knows what a buyer owes in tax at an address, cities and counties included. */
export interface TaxCalculator {
  /** Keeps nothing that has to be undone. Throws `TaxAway` where nobody knows what it says, `TaxRefused` for a definite no. */
  calculate(question: TaxQuestion): Promise<TaxAnswer>;
}

/** Silence, a failing provider, a key that is not taken, or an answer that is not about what was asked. */
export class TaxAway extends Error {
  override name = "TaxAway";
}

/** The provider understood and cannot say: an address it does not know, or a service the account has not switched on. */
export class TaxRefused extends Error {
  override name = "TaxRefused";
}

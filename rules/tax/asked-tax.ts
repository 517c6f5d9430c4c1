import type { Destination } from "../address/destination.ts";
import type { Cents } from "../money/cents.ts";
import { type Ppm, timesRate } from "../money/round-half-even.ts";

/** One tax of an answer: its rate, and what it comes to on the amount that was asked about. */
export interface AskedPart {
  /** As it stands on the receipt: `Sales tax`, `GST`. */
  name: string;
  ratePpm: Ppm;
  amount: Cents;
}

export interface AskedAmount {
  /** What was asked about. */
  base: Cents;
  parts: readonly AskedPart[];
}

/** Whose answer a tax is, by the provider's own number of it. */
export interface TaxBy {
  /** `Stripe Tax`. */
  provider: string;
  /** `taxcalc_…`. */
  calculation: string;
}

/** What a tax provider answered for a cart. It is kept with the cart and with its order, and stands in place of the table's rates. */
export interface AskedTax extends TaxBy {
  country: Destination["country"];
  state: string;
  postalCode: string;
  lines: readonly (AskedAmount & { lineId: string })[];
  shipping: AskedAmount;
}

/** Whether it was asked for this place, and for all that is taxed there now. */
export function coversCart(
  asked: AskedTax,
  destination: Destination,
  taxable: readonly { lineId: string; base: Cents }[],
  shippingFee: Cents,
): boolean {
  const { country, state, postalCode } = destination;
  const isThere = asked.country === country && asked.state === state && asked.postalCode === postalCode;
  const known = new Set(asked.lines.map(({ lineId }) => lineId));
  const knowsShipping = shippingFee === 0 || asked.shipping.base > 0;
  return isThere && knowsShipping && taxable.every(({ lineId, base }) => base === 0 || known.has(lineId));
}

/** The taxes of an amount: to the cent as answered where it is the amount that was asked about, else by the answered rates. */
export function partsOfBase({ base: askedBase, parts }: AskedAmount, base: Cents): AskedPart[] {
  return parts.map((part) => (base === askedBase ? part : { ...part, amount: timesRate(base, part.ratePpm) }));
}

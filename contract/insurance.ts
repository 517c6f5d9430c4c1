import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { CheckoutView } from "./checkout.ts";

/** Insurance of a cart's parcels. It costs money, so it is never chosen before its buyer does. */
export interface UPSInsurance {
  /** Whether it can be chosen now: the insurer has quoted for this very cart and address. */
  Enable: boolean;
  Checked: boolean;
  /** The insurer's quote; null before one was asked for, once it is over, and where the insurer does not answer. */
  Data: { QuoteId: string; PremiumAmount: WireMoney } | null;
  /** Ours: what would be insured, the goods for what they cost. */
  InsuredValue: WireMoney;
  /** Ours: where the insurer's terms are. */
  TermsUrl: string;
}

/** Asks the insurer, unless its last quote still stands. Without an answer the checkout goes on, and nothing is offered. */
export const insuranceQuote = call<{ reply: CheckoutView }>("POST", "/api/carts/insurance-quote");
/** Chooses the insurance of this quote, or does without. */
export const changeShipWarranty = call<{ body: { QuoteId: string; Checked: boolean }; reply: CheckoutView }>(
  "POST",
  "/api/proxy/Services/Carts/ChangeShipWarranty",
);

/** The number in the JSON text of a quote; null for any other text. */
export function quoteIdIn(text: string): string | null {
  try {
    const said: unknown = JSON.parse(text);
    const id = typeof said === "object" && said !== null && "QuoteId" in said ? said.QuoteId : null;
    return typeof id === "string" && id !== "" ? id : null;
  } catch {
    return null;
  }
}

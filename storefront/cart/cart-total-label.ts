import { cartSummaryWords } from "#words/cart.ts";
import { summaryWords } from "#words/checkout.ts";

/** What the cart's total is: without tax before an address, and of a pre-order only what is due today. */
export function cartTotalLabel(isTaxKnown: boolean, rest: number): string {
  if (rest > 0) return isTaxKnown ? summaryWords.today : summaryWords.todayBeforeTax;
  return isTaxKnown ? cartSummaryWords.estimated : cartSummaryWords.beforeTax;
}

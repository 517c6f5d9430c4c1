import { cents, type Cents, NO_CENTS } from "../money/cents.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { PricedCart } from "./priced-cart.ts";

/** What a tax provider is asked about of a cart. */
export interface CartQuestion {
  lines: readonly { lineId: string; amount: Cents; quantity: number }[];
  shipping: Cents;
}

/**
 * What is paid for each line but deposits, which are never taxed (S534), and for shipping. Null where there is nothing to
 * ask: no place yet, nothing to pay, or a buyer who is exempt there.
 */
export function taxQuestion(
  { lines, destination, taxExemption }: CartToPrice,
  priced: Pick<PricedCart, "lines" | "shippingFee" | "leasedShippingFee">,
): CartQuestion | null {
  if (!destination || destination.country === "OTHER" || taxExemption?.state === destination.state) return null;
  const deposits = new Set(lines.filter(({ isPreOrderDeposit }) => isPreOrderDeposit).map(({ lineId }) => lineId));
  const asked = priced.lines
    .filter(({ lineId }) => !deposits.has(lineId))
    .map(({ lineId, amount, discount, quantity }) => ({ lineId, amount: cents(amount + discount), quantity }))
    .filter(({ amount }) => amount > 0);
  // Where only a leased order pays for shipping, its fee is asked about: an answer that knows none is none for that order.
  const shipping = priced.shippingFee > 0 ? priced.shippingFee : (priced.leasedShippingFee ?? NO_CENTS);
  return asked.length === 0 ? null : { lines: asked, shipping };
}

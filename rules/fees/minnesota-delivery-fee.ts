import type { Cents } from "../money/cents.ts";
import type { CartToPrice } from "../pricing/cart-to-price.ts";
import { type FeeRow, rowOn } from "./fee-row.ts";

/**
 * Minnesota's retail delivery fee, once an order, from a minimum of merchandise after discounts (S502; the discount
 * is a negative amount, A45). revenue.state.mn.us/retail-delivery-fee
 */
export function minnesotaDeliveryFee<Row extends FeeRow & { minimum: Cents }>(
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
  on: string,
  rows: readonly Row[],
): Row | null {
  if (cart.destination?.country !== "USA" || cart.destination.state !== "MN") return null;
  const row = rowOn(rows, on);
  return row && afterDiscountSubtotal >= row.minimum ? row : null;
}

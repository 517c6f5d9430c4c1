import type { Cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import { type FeeRow, rowOn } from "./fee-row.ts";

/**
 * Minnesota's retail delivery fee, once an order, from a minimum of merchandise after discounts (S502; the discount
 * is a negative amount, A45). revenue.state.mn.us/retail-delivery-fee
 */
export function minnesotaDeliveryFee<Row extends FeeRow & { minimum: Cents }>(
  destination: Destination | null,
  afterDiscountSubtotal: Cents,
  on: string,
  rows: readonly Row[],
): Row | null {
  if (destination?.country !== "USA" || destination.state !== "MN") return null;
  const row = rowOn(rows, on);
  return row && afterDiscountSubtotal >= row.minimum ? row : null;
}

import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { PaymentType } from "../payment/payment-types.ts";
import { shippedLines } from "../shipping/shipped-kinds.ts";
import { type FeeRow, rowOn } from "./fee-row.ts";

/**
 * One retail delivery fee an order that ships to Colorado. Not for Katapult, whose lessor files it, nor when no
 * line is shipped: a pre-order's deposit delivers nothing yet (S499–S501, A44), a warranty nothing at all. tax.colorado.gov/retail-delivery-fee
 */
export function coloradoDeliveryFee(
  cart: { destination: Destination | null; paymentType: PaymentType | null; lines: readonly LineToPrice[] },
  on: string,
  rows: readonly FeeRow[],
): FeeRow | null {
  if (cart.destination?.country !== "USA" || cart.destination.state !== "CO") return null;
  if (cart.paymentType === "Katapult" || shippedLines(cart).length === 0) return null;
  return rowOn(rows, on);
}

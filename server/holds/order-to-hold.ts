import { emailSha256 } from "../carts/coupons-table.ts";
import type { Tx } from "../db/database.ts";
import { type OrderRow, unitsOf } from "../orders/orders-table.ts";
import type { OrderToHold } from "./holds.ts";

/** What a stored order holds while it waits for payment. */
export async function orderToHold(tx: Tx, order: Pick<OrderRow, "id" | "couponCode" | "email">): Promise<OrderToHold> {
  return {
    id: order.id,
    couponCode: order.couponCode,
    emailSha256: emailSha256(order.email),
    units: await unitsOf(tx, order.id),
  };
}

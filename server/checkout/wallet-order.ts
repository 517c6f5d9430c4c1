import type { PaymentType } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Principal } from "../http/principal.ts";
import { findOwnOrder, type OrderRow } from "../orders/orders-table.ts";
import { titleOf } from "../payments/refuse-type.ts";
import type { World } from "../world.ts";

/** The visitor's own order, if it is one that is paid so; a foreign one looks like none. */
export async function walletOrder(
  world: World,
  principal: Principal,
  orderNumber: string,
  type: PaymentType,
): Promise<OrderRow | Refusal> {
  const order = await findOwnOrder(world.db.queries, principal, orderNumber);
  if (!order) return refuse("order_unknown");
  if (order.paymentType === type) return order;
  return refuse("paid_another_way", { title: titleOf(world, type), by: titleOf(world, order.paymentType) });
}

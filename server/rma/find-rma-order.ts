import { readOrderNumber } from "#rules/order/order-number.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";

/**
 * The order that something may come back of (A2): the visitor's own, or by its number and the email it was placed with.
 * A number with another email looks exactly like an absent one.
 */
export async function findRmaOrder(
  world: World,
  principal: Shopper,
  { OrderNumber, Email }: { OrderNumber: string; Email: string },
): Promise<{ id: string } | null> {
  const orderNumber = readOrderNumber(OrderNumber);
  if (orderNumber === null) return null;
  const open = await findOpenOrder(world, principal, orderNumber);
  if (open || Email === "") return open;
  const row = await world.db.queries
    .selectFrom("orders")
    .select(["id", "email"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  return row?.email.toLowerCase() === Email.toLowerCase() ? { id: row.id } : null;
}

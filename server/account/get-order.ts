import { refuse } from "#rules/refusal.ts";
import type { getOrder as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { isOrderKey } from "../orders/order-key.ts";
import { loadOrderView } from "./view-order.ts";
import { findOrderByNumber, findOwnOrder } from "../orders/orders-table.ts";

/** For the browser that placed it, or with the order's signed key (receipt mail, look-up); anything else is "we cannot find it". */
export const getOrder: Handler<typeof call> = async ({ world, principal, query }) => {
  const key = query.key ?? principal.orderKeys.get(query.number);
  const hasKey = key !== undefined && isOrderKey(world, query.number, key);
  const order = hasKey
    ? await findOrderByNumber(world.db.queries, query.number)
    : await findOwnOrder(world.db.queries, principal, query.number);
  return order ? { reply: await loadOrderView(world, order.id) } : refuse("order_unknown");
};

import { refuse } from "#rules/refusal.ts";
import type { getOrder as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import { findOpenOrder } from "./find-open-order.ts";
import { loadOrderView } from "./view-order.ts";

/** For the browser that placed it or was given a key to it; anything else is "we cannot find it". A key shows and changes nothing. */
export const getOrder: Handler<typeof call> = async ({ world, principal, query }) => {
  const own = await findOwnOrder(world.db.queries, principal, query.number);
  const order = own ?? (await findOpenOrder(world, principal, query.number));
  return order ? { reply: await loadOrderView(world, order.id, own !== null) } : refuse("order_unknown");
};

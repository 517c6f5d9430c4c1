import { refuse } from "#rules/refusal.ts";
import type { getOrder as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { findOpenOrder } from "./find-open-order.ts";
import { loadOrderView } from "./view-order.ts";

/** For the browser that placed it or was given a key to it; anything else is "we cannot find it". */
export const getOrder: Handler<typeof call> = async ({ world, principal, query }) => {
  const order = await findOpenOrder(world, principal, query.number);
  return order ? { reply: await loadOrderView(world, order.id) } : refuse("order_unknown");
};

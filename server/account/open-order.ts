import { refuse } from "#rules/refusal.ts";
import type { endOrderLinks as endCall, openOrder as openCall } from "#contract/orders.ts";
import type { Handler, OpenHandler } from "../http/route.ts";
import { endOrderKeys, findKeyedOrder } from "../orders/link-generation.ts";
import { browserKey, isOrderKey, orderPage } from "../orders/order-key.ts";
import { findOpenOrder } from "./find-open-order.ts";

/** A mail's link: its key is changed for one of this browser, in a cookie, so that none stays in an address bar, history or log. */
export const openOrder: OpenHandler<typeof openCall> = async ({ world, body, rememberOrder }) => {
  const order = await findKeyedOrder(world.db.queries, body.OrderNumber);
  const signedFor = order ?? { orderNumber: body.OrderNumber, linkGeneration: 0 };
  if (!isOrderKey(world, signedFor, "link", body.Key) || !order) return refuse("order_unknown");
  rememberOrder(order.orderNumber, browserKey(world, order));
  return { reply: { Success: true as const, OrderPage: orderPage(order.orderNumber) } };
};

/** Ends every link and every browser's access that was given out, this browser's own apart. */
export const endOrderLinks: Handler<typeof endCall> = async ({ world, principal, body, rememberOrder }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const order = await endOrderKeys(world.db.queries, open.id);
  rememberOrder(order.orderNumber, browserKey(world, order));
  return { reply: { Success: true as const, OrderPage: orderPage(order.orderNumber) } };
};

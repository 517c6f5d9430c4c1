import { refuse } from "#rules/refusal.ts";
import type { endOrderLinks as endCall, openOrder as openCall } from "#contract/orders.ts";
import type { Handler, OpenHandler } from "../http/route.ts";
import { ORDER_DAYS } from "../http/visitor-cookies.ts";
import { endOrderKeys, findKeyedOrder } from "../orders/link-generation.ts";
import { isOrderKey, type KeyedOrder, orderKey, orderPage } from "../orders/order-key.ts";
import type { World } from "../world.ts";
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

function browserKey(world: Pick<World, "settings" | "now">, order: KeyedOrder): string {
  const until = new Date(world.now().getTime() + ORDER_DAYS * 86_400_000);
  return orderKey(world, order, "browser", until);
}

import { refuse } from "#rules/refusal.ts";
import type { openOrder as call } from "#contract/orders.ts";
import { orderPage } from "../orders/order-key.ts";
import type { OpenHandler } from "../http/route.ts";
import { isOrderKey } from "../orders/order-key.ts";

/** The receipt mail's link: its key moves into a cookie, so that it stays in no address bar, history or log. */
export const openOrder: OpenHandler<typeof call> = ({ world, body: { OrderNumber, Key }, rememberOrder }) => {
  if (!isOrderKey(world, OrderNumber, Key)) return Promise.resolve(refuse("order_unknown"));
  rememberOrder(OrderNumber, Key);
  return Promise.resolve({ reply: { Success: true as const, OrderPage: orderPage(OrderNumber) } });
};

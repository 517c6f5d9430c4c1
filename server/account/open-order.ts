import { openOrder } from "#contract/schemas/orders.ts";
import { orderUnknown } from "../payments/begin-payment.ts";
import { orderPage } from "../payments/payment-progress.ts";
import { route } from "../http/route.ts";
import { isOrderKey } from "../orders/order-key.ts";

/** The receipt mail's link: its key moves into a cookie, so that it stays in no address bar, history or log. */
export const openOrderRoute = route(
  openOrder,
  { who: "anyone", rate: "read", cache: "private", crossSite: "refuse" },
  ({ world, body: { OrderNumber, Key }, rememberOrder }) => {
    if (!isOrderKey(world, OrderNumber, Key)) return Promise.resolve(orderUnknown());
    rememberOrder(OrderNumber, Key);
    return Promise.resolve({ reply: { Success: true as const, OrderPage: orderPage(OrderNumber) } });
  },
);

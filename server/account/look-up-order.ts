import { inputWords } from "#words/input.ts";
import { refuse } from "#rules/refusal.ts";
import type { lookUpOrder as lookUpCall, openOrder as openCall } from "#contract/orders.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import type { OpenHandler } from "../http/route.ts";
import { isOrderKey, orderKey, orderPage } from "../orders/order-key.ts";
import { findOrderOfEmail } from "../orders/orders-table.ts";

/**
 * A guest's way to an order from any device: its number and the email it was placed with. An unknown number and a wrong
 * email are one answer, so nobody learns which orders exist.
 */
export const lookUpOrder: OpenHandler<typeof lookUpCall> = async ({ world, body, rememberOrder }) => {
  const number = readOrderNumber(body.OrderNumber);
  if (number === null)
    return refuse("order_number_invalid", {}, [{ field: "OrderNumber", message: inputWords.orderNumber }]);
  const order = await findOrderOfEmail(world.db.queries, number, body.Email);
  if (!order) return refuse("order_of_email_unknown");
  rememberOrder(order.orderNumber, orderKey(world, order.orderNumber));
  return { reply: { Success: true as const, OrderPage: orderPage(order.orderNumber) } };
};

/** The receipt mail's link: its key moves into a cookie, so that it stays in no address bar, history or log. */
export const openOrder: OpenHandler<typeof openCall> = ({ world, body: { OrderNumber, Key }, rememberOrder }) => {
  if (!isOrderKey(world, OrderNumber, Key)) return Promise.resolve(refuse("order_unknown"));
  rememberOrder(OrderNumber, Key);
  return Promise.resolve({ reply: { Success: true as const, OrderPage: orderPage(OrderNumber) } });
};

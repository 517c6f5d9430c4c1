import { wordsOf } from "#messages/words-of.ts";
import { refuse } from "#rules/refusal.ts";
import type { lookUpOrder as call } from "#contract/orders.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { orderPage } from "../orders/order-key.ts";
import type { OpenHandler } from "../http/route.ts";
import { orderKey } from "../orders/order-key.ts";
import { findOrderOfEmail } from "../orders/orders-table.ts";

/**
 * A guest's way to an order from any device: its number and the email it was placed with. An unknown number and a wrong
 * email are one answer, so nobody learns which orders exist.
 */
export const lookUpOrder: OpenHandler<typeof call> = async ({ world, body, rememberOrder }) => {
  const number = readOrderNumber(body.OrderNumber);
  if (number === null)
    return refuse("order_number_invalid", {}, [
      { field: "OrderNumber", message: wordsOf("en-US").input.inputWords.orderNumber },
    ]);
  const order = await findOrderOfEmail(world.db.queries, number, body.Email);
  if (!order) return refuse("order_of_email_unknown");
  rememberOrder(order.orderNumber, orderKey(world, order.orderNumber));
  return { reply: { Success: true as const, OrderPage: orderPage(order.orderNumber) } };
};

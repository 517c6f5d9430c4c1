import type { lookUpOrder as call } from "#contract/orders.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { orderPage } from "../payments/payment-progress.ts";
import { type OpenHandler, refused } from "../http/route.ts";
import { orderKey } from "../orders/order-key.ts";
import { findOrderOfEmail } from "../orders/orders-table.ts";

/**
 * A guest's way to an order from any device: its number and the email it was placed with. An unknown number and a wrong
 * email are one answer, so nobody learns which orders exist.
 */
export const lookUpOrder: OpenHandler<typeof call> = async ({ world, body, rememberOrder }) => {
  const number = readOrderNumber(body.OrderNumber);
  if (number === null)
    return refused(422, "order_number_invalid", "That isn’t one of our order numbers.", {
      Fields: [
        { field: "OrderNumber", message: "Ours look like RS-7K3F9-Q2M8T4. Yours is in the receipt we emailed you." },
      ],
    });
  const order = await findOrderOfEmail(world.db.queries, number, body.Email);
  if (!order)
    return refused(
      404,
      "order_unknown",
      "We can’t find an order with that number and email. Use the email you gave at checkout.",
    );
  rememberOrder(order.orderNumber, orderKey(world, order.orderNumber));
  return { reply: { Success: true as const, OrderPage: orderPage(order.orderNumber) } };
};

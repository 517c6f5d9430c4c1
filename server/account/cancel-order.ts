import type { cancelOrder as call } from "#contract/orders.ts";
import { refuse } from "#rules/refusal.ts";
import { endUnpaid } from "../holds/end-unpaid.ts";
import type { Handler } from "../http/route.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { findAlivePayment } from "../payments/payments-table.ts";
import { findOpenOrder } from "./find-open-order.ts";

/** While nothing is paid and no payment is under way; again is answered as the first time. What is paid ends by a refund. */
export const cancelOrder: Handler<typeof call> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, open.id);
    if (order.state === "cancelled") return CANCELLED;
    if (order.state !== "pending_payment") return refuse("order_under_way");
    if (await findAlivePayment(tx, order.id)) return refuse("payment_in_progress");
    await endUnpaid(tx, order, "by_buyer", world.now());
    return CANCELLED;
  });
};

const CANCELLED = { reply: { Success: true, State: "cancelled" } } as const;

import type { savePreOrderSize as call } from "#contract/orders.ts";
import { mayChooseSize } from "#rules/order/pre-order-size.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { findOpenOrder } from "./find-open-order.ts";

/** S409. For who placed the pre-order; the last choice holds, and each stays among what happened to the order. */
export const savePreOrderSize: Handler<typeof call> = async ({ world, principal, body }) => {
  const found = await findOpenOrder(world, principal, body.OrderNumber);
  if (!found) return refuse("order_unknown");
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    const lines = await tx.selectFrom("order_lines").select("facts").where("order_id", "=", order.id).execute();
    const hasDeposit = lines.some(({ facts }) => facts.deposit !== null);
    if (!mayChooseSize(order.state, hasDeposit)) return refuse("size_not_asked_for");
    await appendOrderEvent(tx, order.id, { name: "size_chosen", detail: { size: body.Size } }, world.now());
    return { reply: { Success: true as const, Size: body.Size } };
  });
};

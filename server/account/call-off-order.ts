import type { callOffOrder as call } from "#contract/order-changes.ts";
import { CHANGEABLE_BY_BUYER, isOneOfStates } from "#rules/revision/revision-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Handler } from "../http/route.ts";
import { findOrderById, type OrderRow } from "../orders/orders-table.ts";
import { endPaidOrder } from "../payments/end-paid-order.ts";
import { findOwn } from "./change-own-order.ts";

/** Everything goes back through the refund rows, once; the order ends and its units are on the shelf again when it is sent. */
export const callOffOrder: Handler<typeof call> = async ({ world, principal, body }) => {
  const own = await findOwn(world, principal, body.OrderNumber);
  if ("reason" in own) return own;
  if (own.state !== "refunded") {
    const end = { key: "buyer:call-off", reason: "cancelled", sentBy: "buyer", check: refuseBegun } as const;
    const refused = await endPaidOrder(world, own, end);
    if (refused) return refused;
  }
  return { reply: { Success: true as const, State: (await findOrderById(world.db.queries, own.id)).state } };
};

/** Somebody works on it, holds it, or money of it is on its way back already. */
async function refuseBegun(tx: Tx, order: OrderRow): Promise<Refusal | null> {
  const { rows } = await sql<{ why: string | null }>`select order_stopped(${order.id}) as why`.execute(tx);
  const isOpen = isOneOfStates(CHANGEABLE_BY_BUYER, order.state) && !order.isTestMode;
  return isOpen && !rows[0]?.why ? null : refuse("order_under_way");
}

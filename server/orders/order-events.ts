import type { OrderState } from "#rules/order/order-states.ts";
import type { Queries, Tx } from "../db/database.ts";

/** Everything that can happen to an order. The order's row is a projection of these (decision 14). */
export type OrderEvent =
  | { name: "order_created"; detail: { orderNumber: string; totalCents: number; cartVersion: number } }
  | { name: "order_paid"; detail: { paymentId: string | null; amountCents: number } }
  | { name: "order_cancelled"; detail: { reason: "cart_changed" | "abandoned" | "stock_gone" | "coupon_gone" } }
  | { name: "order_refunded"; detail: { paymentId: string } }
  | { name: "holds_taken"; detail: { until: string } }
  | { name: "holds_released"; detail: { reason: "expired" } }
  | { name: "payment_requested"; detail: { paymentId: string; amountCents: number } }
  | {
      name:
        | "payment_action_required"
        | "payment_authorised"
        | "payment_captured"
        | "payment_voided"
        | "payment_refunded";
      detail: { paymentId: string };
    }
  | { name: "payment_unknown"; detail: { paymentId: string } }
  | { name: "payment_declined"; detail: { paymentId: string; reason: string } }
  | { name: "payment_mismatch"; detail: { paymentId: string; what: string } };

export async function appendOrderEvent(tx: Tx, orderId: string, event: OrderEvent, now: Date): Promise<void> {
  await tx
    .insertInto("order_events")
    .values({ order_id: orderId, name: event.name, detail: JSON.stringify(event.detail), at: now })
    .execute();
}

export interface RecordedEvent {
  name: OrderEvent["name"];
  detail: Record<string, unknown>;
  at: Date;
}

export async function orderEvents(queries: Queries | Tx, orderId: string): Promise<RecordedEvent[]> {
  const rows = await queries
    .selectFrom("order_events")
    .select(["name", "detail", "at"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ name, detail, at }) => ({
    name: name as OrderEvent["name"],
    detail: detail as Record<string, unknown>,
    at,
  }));
}

const STATE_AFTER: Partial<Record<OrderEvent["name"], OrderState>> = {
  order_created: "pending_payment",
  order_paid: "paid",
  order_cancelled: "cancelled",
  order_refunded: "refunded",
};

/** The order's state, total and paying instant as its events alone tell them; must equal the row. */
export function replayOrder(events: readonly RecordedEvent[]): {
  state: OrderState | null;
  totalCents: number | null;
  paidAt: Date | null;
} {
  let state: OrderState | null = null;
  let totalCents: number | null = null;
  let paidAt: Date | null = null;
  for (const event of events) {
    state = STATE_AFTER[event.name] ?? state;
    if (event.name === "order_created") totalCents = Number(event.detail["totalCents"]);
    if (event.name === "order_paid") paidAt = event.at;
  }
  return { state, totalCents, paidAt };
}

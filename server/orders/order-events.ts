import type { Carrier } from "#rules/order/carriers.ts";
import type { OrderEventName } from "#rules/order/order-event-names.ts";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import type { DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Queries, Tx } from "../db/database.ts";

type None = Record<string, never>;

interface OfPayment {
  paymentId: string;
}

interface OfRefund {
  refundId: string;
  amountCents: number;
}

interface OfDispute {
  disputeRef: string;
  state: DisputeState;
  amountCents: number;
}

interface OfDelay {
  number: number;
}

interface OfRevision {
  revisionId: string;
  number: number;
  totalCents: number;
}

/** What is kept with each event. */
export interface EventDetails extends Record<OrderEventName, object> {
  order_created: { orderNumber: string; totalCents: number; cartVersion: number };
  holds_taken: { until: string };
  holds_released: { reason: "expired" };
  payment_requested: OfPayment & { amountCents: number };
  payment_action_required: OfPayment;
  payment_unknown: OfPayment;
  payment_declined: OfPayment & { reason: string };
  payment_mismatch: OfPayment & { what: string };
  payment_authorised: OfPayment;
  /** What a screener, or a person, said of the payment before it was taken. */
  screening_accepted: OfPayment & { ref: string; score: number | null };
  screening_review: OfPayment & { ref: string; score: number | null; reason: string };
  screening_released: OfPayment;
  screening_ended: OfPayment & { state: "rejected" | "lapsed"; ref: string };
  payment_captured: OfPayment;
  payment_voided: OfPayment;
  payment_refunded: OfPayment;
  order_paid: { paymentId: string | null; amountCents: number };
  order_building: { isBack: boolean };
  order_testing: None;
  order_packed: None;
  /** Its buyer is told that it ships later, or on a day unknown, and may wait or have the money back. */
  order_delayed: OfDelay & { from: string; to: string | null; reason: DelayReason; silence: DelaySilence };
  delay_accepted: OfDelay;
  delay_rejected: OfDelay;
  delay_unanswered: OfDelay;
  order_shipped: { carrier: Carrier; tracking: string };
  order_delivered: None;
  order_cancelled: {
    reason:
      | "cart_changed"
      | "abandoned"
      | "stock_gone"
      | "coupon_gone"
      | "points_gone"
      | "voucher_gone"
      | "warranty_gone"
      | "by_buyer"
      | "account_closed"
      | "turned_down";
  };
  refund_requested: OfRefund;
  refund_unknown: OfRefund;
  refund_succeeded: OfRefund;
  refund_failed: OfRefund & { failure: string | null };
  /** What the buyer's bank asks back, as its provider says. */
  dispute_opened: OfDispute;
  dispute_changed: OfDispute;
  /** A change of the paid order: it waits for its payment, is off, or is made. */
  revision_asked: OfRevision;
  revision_ended: OfRevision & { reason: "lapsed" | "withdrawn" };
  order_revised: OfRevision;
  size_chosen: { size: PreOrderSize };
  /** Of an order that cost nothing there was no payment. */
  order_refunded: { paymentId: string | null };
}

/** Something that happened to an order, and what is kept with it (decision 14). */
export type OrderEvent = { [Name in OrderEventName]: { name: Name; detail: EventDetails[Name] } }[OrderEventName];

export async function appendOrderEvent(tx: Tx, orderId: string, event: OrderNews, now: Date): Promise<void> {
  await tx
    .insertInto("order_events")
    .values({ order_id: orderId, name: event.name, detail: JSON.stringify(event.detail), at: now })
    .execute();
}

export interface RecordedEvent {
  name: OrderEventName;
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
    name: name as OrderEventName,
    detail: detail as Record<string, unknown>,
    at,
  }));
}

/** The state that an event takes its order to. */
export const STATE_AFTER = {
  order_created: "pending_payment",
  order_paid: "paid",
  order_cancelled: "cancelled",
  order_building: "building",
  order_testing: "testing",
  order_packed: "packed",
  order_shipped: "shipped",
  order_delivered: "delivered",
  order_refunded: "refunded",
} as const satisfies Partial<Record<OrderEventName, OrderState>>;

/** What happens to an order where it stands. */
export type OrderNews = Exclude<OrderEvent, MoveEvent>;

/** What is kept of a move of an order. It is appended where the order is moved, and nowhere else. */
export type MoveEvent = Extract<OrderEvent, { name: Exclude<keyof typeof STATE_AFTER, "order_created"> }>;

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
    state = isMove(event.name) ? STATE_AFTER[event.name] : state;
    if (event.name === "order_created" || event.name === "order_revised")
      totalCents = Number(event.detail["totalCents"]);
    if (event.name === "order_paid") paidAt = event.at;
  }
  return { state, totalCents, paidAt };
}

function isMove(name: OrderEventName): name is keyof typeof STATE_AFTER {
  return name in STATE_AFTER;
}

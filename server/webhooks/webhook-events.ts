/** What a merchant's program is told of, by the store's own events. */
export const WEBHOOK_EVENTS = {
  order_created: "order.created",
  order_paid: "order.paid",
  order_shipped: "order.shipped",
  order_delivered: "order.delivered",
  order_cancelled: "order.cancelled",
  refund_succeeded: "order.refunded",
} as const;
type Named = keyof typeof WEBHOOK_EVENTS;

/** Of an event's detail: what is no number of the store's own tables. */
const TOLD = ["carrier", "tracking", "amountCents", "reason"] as const;

export interface ToldEvent {
  name: string;
  at: Date;
  detail: Record<string, unknown>;
  orderNumber: string;
  totalCents: number;
  isTest: boolean;
}

/** The body of a message: nobody's name, address or email. Whoever needs them asks the desk for the order. */
export function webhookBody({ name, at, detail, orderNumber, totalCents, isTest }: ToldEvent): string {
  const told = Object.fromEntries(TOLD.flatMap((key) => (detail[key] === undefined ? [] : [[key, detail[key]]])));
  return JSON.stringify({
    type: WEBHOOK_EVENTS[name as Named],
    timestamp: at.toISOString(),
    data: { orderNumber, totalCents, currency: "USD", isTest, ...told },
  });
}

import { statesWith } from "#rules/order/what-follows.ts";

/** What a merchant's program is told of, by the store's own events: the moves that the table of effects says, and each refund. */
export const WEBHOOK_EVENTS: ReadonlyMap<string, string> = new Map([
  ["order_created", "order.created"],
  ...statesWith("tell_webhooks").map((state) => [`order_${state}`, `order.${state}`] as const),
  ["refund_succeeded", "order.refunded"],
]);

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
    type: WEBHOOK_EVENTS.get(name),
    timestamp: at.toISOString(),
    data: { orderNumber, totalCents, currency: "USD", isTest, ...told },
  });
}

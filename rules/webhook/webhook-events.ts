import { statesWith } from "../order/what-follows.ts";

/** What a merchant's program is told of, by the store's own events: the moves that the table of effects says, and each refund. */
export const WEBHOOK_EVENTS: ReadonlyMap<string, string> = new Map([
  ["order_created", "order.created"],
  ...statesWith("tell_webhooks").map((state) => [`order_${state}`, `order.${state}`] as const),
  ["refund_succeeded", "order.refunded"],
]);

/** As a message names them. */
export const WEBHOOK_TYPES: readonly string[] = [...WEBHOOK_EVENTS.values()];

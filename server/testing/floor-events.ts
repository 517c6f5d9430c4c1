import type { MoveEvent } from "../orders/order-events.ts";

/** What brings a paid order of gear out of the house, for tests that are not about the desk. */
export const FLOOR_EVENTS = {
  packed: { name: "order_packed", detail: {} },
  shipped: { name: "order_shipped", detail: { carrier: "UPS", tracking: "1Z999AA10123456784" } },
  delivered: { name: "order_delivered", detail: {} },
} as const satisfies Record<string, MoveEvent>;

import { ON_THE_FLOOR } from "../order/floor-moves.ts";
import type { OrderState } from "../order/order-states.ts";

/** What the queue of orders is looked at by. */
export const QUEUE_TABS = ["open", "paid", "building", "testing", "packed", "held", "shipped", "done"] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** The states behind a tab; `held` is any of the floor that a hold stops. */
export const TAB_STATES: Readonly<Record<QueueTab, readonly OrderState[]>> = {
  open: ON_THE_FLOOR,
  paid: ["paid"],
  building: ["building"],
  testing: ["testing"],
  packed: ["packed"],
  held: ON_THE_FLOOR,
  shipped: ["shipped"],
  done: ["delivered", "refunded"],
};

import { FIRST_ORDER_STATE, ORDER_STATES, type OrderState } from "./order-states.ts";

/** How a member's list of orders is narrowed: what is still to come, what has arrived, and what ended otherwise. */
export const ORDER_STANDINGS = ["under_way", "delivered", "called_off"] as const;
export type OrderStanding = (typeof ORDER_STANDINGS)[number];

const STANDING_OF: Readonly<Record<OrderState, OrderStanding>> = {
  pending_payment: "under_way",
  paid: "under_way",
  building: "under_way",
  testing: "under_way",
  packed: "under_way",
  shipped: "under_way",
  delivered: "delivered",
  cancelled: "called_off",
  refunded: "called_off",
};

export function orderStanding(state: OrderState): OrderStanding {
  return STANDING_OF[state];
}

/** Paid, and not with its buyer yet. */
export const RUNNING_STATES = ORDER_STATES.filter(
  (state) => STANDING_OF[state] === "under_way" && state !== FIRST_ORDER_STATE,
);

import type { OrderState } from "./order-states.ts";

/** Sizes of what comes with a pre-order, from small to large. */
export const PRE_ORDER_SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;
export type PreOrderSize = (typeof PRE_ORDER_SIZES)[number];

/** Until the order leaves the bench its buyer may choose, and choose again. */
const CHOOSING: ReadonlySet<OrderState> = new Set(["pending_payment", "paid", "building", "testing"]);

export function mayChooseSize(state: OrderState, hasDeposit: boolean): boolean {
  return hasDeposit && CHOOSING.has(state);
}

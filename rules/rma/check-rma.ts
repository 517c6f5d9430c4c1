import type { OrderState } from "../order/order-states.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { RmaReason, RmaWants } from "./rma-states.ts";

/** A line of an order: its place from 1, what was bought, and what of it is with its buyer, not paid back, and in no other request. */
export interface ReturnableLine {
  position: number;
  units: number;
  left: number;
}

export interface AskedReturn {
  lines: readonly { position: number; units: number }[];
  wants: RmaWants;
  reason: RmaReason;
}

/** What of an order a return is decided on. Days are the store's, `YYYY-MM-DD`. */
export interface OrderToReturn {
  state: OrderState;
  lines: readonly ReturnableLine[];
  /** The last day for a return; null while it is on its way. */
  until: string | null;
  today: string;
}

/**
 * Whether this much of an order may be asked to come back: it has been shipped, its days for a return are not over, and
 * each unit is in one request at most. A repair is the warranty's, which lasts longer. Null when it may.
 */
export function checkRma(
  order: OrderToReturn,
  asked: AskedReturn,
): Refusal<"rma_not_shipped" | "rma_too_late" | "rma_nothing_chosen" | "rma_units_too_many"> | null {
  if (order.state !== "shipped" && order.state !== "delivered") return refuse("rma_not_shipped");
  if (order.until !== null && order.today > order.until && asked.wants !== "repair")
    return refuse("rma_too_late", { until: order.until }, [{ field: "Wants" }]);
  if (asked.lines.length === 0) return refuse("rma_nothing_chosen");
  for (const { position, units } of asked.lines) {
    const left = order.lines.find((line) => line.position === position)?.left ?? 0;
    const together = asked.lines
      .filter((line) => line.position === position)
      .reduce((sum, each) => sum + each.units, 0);
    if (units < 1 || together > left) return refuse("rma_units_too_many", { line: position, left });
  }
  return null;
}

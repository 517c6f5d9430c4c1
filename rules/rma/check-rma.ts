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

/** Whether this much of an order may be asked to come back: it has been shipped, and each unit is in one request at most. Null when it may. */
export function checkRma(
  order: { state: OrderState; lines: readonly ReturnableLine[] },
  asked: AskedReturn,
): Refusal<"rma_not_shipped" | "rma_nothing_chosen" | "rma_units_too_many"> | null {
  if (order.state !== "shipped" && order.state !== "delivered") return refuse("rma_not_shipped");
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

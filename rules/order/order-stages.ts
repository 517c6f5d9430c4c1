import type { OrderState } from "./order-states.ts";

/** How a product comes to its box: built for the order, built before it, or nothing to build. A service has no box. */
export const MADE = ["built", "ready", "gear", "service"] as const;
export type Made = (typeof MADE)[number];

export interface OrderStage {
  name: "paid" | "building" | "testing" | "packed" | "shipped" | "delivered";
  /** The stage is done once the order is in this state or a later one. */
  doneFrom: OrderState;
}

const paid: OrderStage = { name: "paid", doneFrom: "paid" };
const packed: OrderStage = { name: "packed", doneFrom: "packed" };
const sent: readonly OrderStage[] = [
  { name: "shipped", doneFrom: "shipped" },
  { name: "delivered", doneFrom: "delivered" },
];

/** The stages of an order by what is in it. Page, mail and questions tell the same ones; nothing else lists them. */
export const ORDER_STAGES: Readonly<Record<Made, readonly OrderStage[]>> = {
  built: [paid, { name: "building", doneFrom: "building" }, { name: "testing", doneFrom: "testing" }, ...sent],
  ready: [paid, packed, ...sent],
  gear: [paid, packed, ...sent],
  service: [paid],
};

const ORDER: readonly OrderState[] = [
  "pending_payment",
  "paid",
  "building",
  "testing",
  "packed",
  "shipped",
  "delivered",
];

/** An order travels together: one PC that is built makes all of it wait for the build. */
export function madeOf(lines: readonly Made[]): Made {
  return MADE.find((made) => lines.includes(made)) ?? "gear";
}

export function isStageDone(stage: OrderStage, state: OrderState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(stage.doneFrom);
}

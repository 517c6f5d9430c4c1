import type { OrderView } from "#contract/checkout.ts";
import { daySpan, dayText } from "../day-text.ts";
import { momentText } from "./moment-text.ts";

export interface TimelineStage {
  name: string;
  /** Real when it is done, planned before. */
  when: string;
  state: "done" | "now" | "planned";
}

/** Order states in the order an order goes through them; each is the stage that has been reached. */
const REACHED: Readonly<Record<string, number>> = {
  pending_payment: -1,
  paid: 0,
  building: 1,
  testing: 2,
  shipped: 3,
  delivered: 4,
};

/** Paid, Building, Testing, Shipped, Delivered with their dates; null for an order that ended otherwise. */
export function orderTimelineStages(
  order: Pick<OrderView, "State" | "Events" | "Shipping">,
): readonly TimelineStage[] | null {
  const reached = REACHED[order.State];
  if (reached === undefined) return null;
  const paidAt = order.Events.find(({ name }) => name === "order_paid")?.at;
  const { shipsOn, arrivesFrom, arrivesUntil } = order.Shipping;
  const stages = [
    { name: "Paid", when: paidAt ? momentText(paidAt) : "Not yet" },
    { name: "Building", when: "Parts are reserved, then built" },
    { name: "Testing", when: "Before it is packed" },
    { name: "Shipped", when: dayText(shipsOn) },
    { name: "Delivered", when: daySpan(arrivesFrom, arrivesUntil) },
  ];
  return stages.map((stage, place) => ({
    ...stage,
    state: place <= reached ? "done" : place === reached + 1 ? "now" : "planned",
  }));
}

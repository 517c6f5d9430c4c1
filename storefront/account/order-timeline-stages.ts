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

/** Paid, Building, Testing, Shipped, Delivered with their dates; gear alone is not built. Null for an order that ended otherwise. */
export function orderTimelineStages(
  order: Pick<OrderView, "State" | "Events" | "Shipping" | "Lines">,
): readonly TimelineStage[] | null {
  const reached = REACHED[order.State];
  if (reached === undefined) return null;
  const stages = stagesOf(order);
  const next = stages.findIndex(({ number }) => number > reached);
  return stages.map(({ name, when }, place) => ({
    name,
    when,
    state: next < 0 || place < next ? "done" : place === next ? "now" : "planned",
  }));
}

function stagesOf({ Events, Shipping, Lines }: Pick<OrderView, "Events" | "Shipping" | "Lines">) {
  const paidAt = Events.find(({ name }) => name === "order_paid")?.at;
  const build = [
    { number: 1, name: "Building", when: "Parts are reserved, then built" },
    { number: 2, name: "Testing", when: "Before it is packed" },
  ];
  return [
    { number: 0, name: "Paid", when: paidAt ? momentText(paidAt) : "Not yet" },
    ...(Lines.some(({ ModelID }) => ModelID > 0) ? build : []),
    { number: 3, name: "Shipped", when: dayText(Shipping.shipsOn) },
    { number: 4, name: "Delivered", when: daySpan(Shipping.arrivesFrom, Shipping.arrivesUntil) },
  ];
}

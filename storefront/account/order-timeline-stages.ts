import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { isStageDone, type Made, madeOf, ORDER_STAGES, type OrderStage } from "#rules/order/order-stages.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { isCalledOff } from "#rules/order/order-states.ts";
import { daySpan, dayText } from "#words/days.ts";
import { delayNoticeWords } from "#words/ship-delays.ts";
import type { TimelineStage } from "./timeline.tsx";
import { stageNoteWords, stageWords } from "#words/order-stages.ts";

type TimelineOrder = Pick<OrderView, "State" | "Events" | "Shipping" | "Delay" | "Lines" | "TimeZone">;

/** It is late, still here, and nobody can say when it ships. */
export function isWithoutDay({ Delay, State }: Pick<OrderView, "Delay" | "State">): boolean {
  return Delay?.ShipsOn === "" && isOnTheFloor(State);
}

/** The stages of what was ordered, with their days. Null for an order that ended otherwise. */
export function orderTimelineStages(order: TimelineOrder): readonly TimelineStage[] | null {
  if (isCalledOff(order.State)) return null;
  const made = madeOf(order.Lines.map(({ Made }) => Made));
  const stages = ORDER_STAGES[made];
  const next = stages.findIndex((stage) => !isStageDone(stage, order.State));
  return stages.map((stage, place) => ({
    name: stageWords[stage.name],
    when: whenOf(stage, made, order),
    state: next < 0 || place < next ? "done" : place === next ? "now" : "planned",
  }));
}

function whenOf({ name }: OrderStage, made: Made, order: TimelineOrder): string {
  const { Events, Shipping, TimeZone } = order;
  const doneAt = Events.findLast((event) => event.name === `order_${name}`)?.at;
  if (doneAt) return momentText(doneAt, TimeZone);
  if (isWithoutDay(order) && (name === "shipped" || name === "delivered")) return delayNoticeWords.noDay;
  if (name === "shipped") return dayText(Shipping.shipsOn);
  if (name === "delivered") return daySpan(Shipping.arrivesFrom, Shipping.arrivesUntil);
  return stageNoteWords[name](made);
}

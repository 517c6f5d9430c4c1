import { expect, test } from "vitest";
import { CALLED_OFF, ORDER_STATES } from "#rules/order/order-states.ts";
import { orderHeadline } from "./order-headline.ts";
import { orderTimelineStages } from "./order-timeline-stages.ts";

const line = {
  ModelID: 12,
  SkuID: 1,
  ItemDescription: "Lumen 80",
  MainPicture: "lumen",
  PictureVersion: "a1b2",
  Quantity: 1,
  QuantityRefunded: 0,
  UnitPrice: 2649,
  Amount: 2649,
  Detail: "",
  Light: "",
  Made: "built" as const,
  Parts: [],
  Line: 1,
  Serials: [],
  CardApart: false,
};
const order = {
  Lines: [line],
  State: "paid" as const,
  TimeZone: "America/Los_Angeles",
  Events: [{ at: "2026-11-21T18:12:00Z", name: "order_paid" as const, text: "Payment received" }],
  Shipping: { name: "Ground", shipsOn: "2026-12-03", arrivesFrom: "2026-12-08", arrivesUntil: "2026-12-10" },
  Delay: null,
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a paid order has one stage done, the build next, and planned days after it", () => {
  expect(orderTimelineStages(order)?.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Paid: done",
    "Building: now",
    "Testing: planned",
    "Shipped: planned",
    "Delivered: planned",
  ]);
  expect(
    orderTimelineStages(order)
      ?.slice(3)
      .map(({ when }) => plain(when)),
  ).toEqual(["Thu, Dec 3", "Tue, Dec 8 to Thu, Dec 10"]);
});

test("an order that is late without another day promises none", () => {
  const Delay = {
    FromOn: "2026-12-03",
    ShipsOn: "",
    Reason: "not_ready",
    Silence: "cancels",
    AnswerBy: "2027-01-02",
    Answer: "",
    MayCancel: true,
    MayWait: true,
  } as const;
  const stages = orderTimelineStages({ ...order, Delay });
  expect(stages?.slice(3).map(({ when }) => when)).toEqual(["No ship date yet", "No ship date yet"]);
});

test("a delivered order has every stage done", () => {
  expect(orderTimelineStages({ ...order, State: "delivered" })?.every(({ state }) => state === "done")).toBe(true);
});

test("an order that waits for its payment has that as its next stage", () => {
  expect(orderTimelineStages({ ...order, State: "pending_payment", Events: [] })?.[0]).toEqual({
    name: "Paid",
    when: "Not yet",
    state: "now",
  });
});

test.each(CALLED_OFF)("an order that was %s has no stages to come", (State) => {
  expect(orderTimelineStages({ ...order, State })).toBeNull();
});

test("the headline thanks by first name once the order is paid", () => {
  expect(orderHeadline({ State: "paid", ShipTo: { name: "Maya Ortiz", lines: [] } })).toEqual({
    tone: "ok",
    state: "Paid",
    title: "Thank you, Maya. Your order is in.",
  });
});

test.each(ORDER_STATES)("an order that is %s says that it waits for payment only where it does", (State) => {
  const { state } = orderHeadline({ State, ShipTo: { name: "Maya Ortiz", lines: [] } });
  expect(state === "Waiting for payment").toBe(State === "pending_payment");
});

test.each(["ready", "gear"] as const)("an order of what is %s is packed, never built", (Made) => {
  const stages = orderTimelineStages({ ...order, Lines: [{ ...line, Made }] });
  expect(stages?.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "Paid: done",
    "Packed: now",
    "Shipped: planned",
    "Delivered: planned",
  ]);
});

test("a PC that is built and gear travel together, by the PC's stages and the store's clock", () => {
  const stages = orderTimelineStages({ ...order, Lines: [{ ...line, Made: "gear" }, line] });
  expect(stages?.map(({ name }) => name)).toContain("Building");
  expect(stages?.[0]?.when).toBe("Nov 21, 2026, 10:12 AM PST");
});

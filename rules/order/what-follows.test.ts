import { expect, test } from "vitest";
import { ON_THE_FLOOR } from "./floor-moves.ts";
import { mayMoveOrder, ORDER_STATES } from "./order-states.ts";
import { TEXTED_STATES } from "./text-updates.ts";
import { statesWith, WHAT_FOLLOWS_A_REFUND, whatFollows } from "./what-follows.ts";

test("whatever is sold is given back by every end before it ships, with its coupon and points", () => {
  for (const from of ON_THE_FLOOR)
    expect(whatFollows(from, "refunded"), from).toEqual([
      "return_units",
      "free_coupon",
      "return_points",
      "end_warranties",
    ]);
});

test("what its buyer has stays sold: a refund of it returns points and no units", () => {
  for (const from of ["shipped", "delivered"] as const)
    expect(whatFollows(from, "refunded"), from).toEqual(["return_points", "end_warranties"]);
});

test("an unpaid order that ends lets go of everything it held", () => {
  expect(whatFollows("pending_payment", "cancelled")).toContain("release_holds");
  expect(statesWith("release_holds")).toEqual(["cancelled"]);
});

test("its buyer is texted of exactly the steps that there are words for", () => {
  expect(statesWith("text_buyer")).toEqual([...TEXTED_STATES]);
});

test("the merchant's programs are told when an order is paid, called off, shipped and delivered", () => {
  expect(statesWith("tell_webhooks")).toEqual(["paid", "shipped", "delivered", "cancelled"]);
  expect(statesWith("tell_marketing")).toEqual(["paid"]);
});

test("whatever a refund takes of an order is the order's again when it fails", () => {
  const turned = { return_units: "take_units", return_points: "restore_points", end_warranties: "restore_warranties" };
  const taken = WHAT_FOLLOWS_A_REFUND.succeeded.filter((effect) => effect in turned);
  expect(taken).toEqual(Object.keys(turned));
  for (const effect of Object.values(turned)) expect(WHAT_FOLLOWS_A_REFUND.failed).toContain(effect);
});

test("nothing follows a move that there is not", () => {
  const none = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.filter((to) => !mayMoveOrder(from, to)).map((to) => whatFollows(from, to)),
  );
  expect(none.flat()).toEqual([]);
});

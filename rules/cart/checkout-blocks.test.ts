import { expect, test } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";
import { refusalText } from "#messages/en-US/refusals.ts";
import { refuse } from "../refusal.ts";
import type { LaptopLimit } from "./laptop-limit.ts";
import { checkoutBlocks, type CheckoutLimits, type LineToCheck } from "./checkout-blocks.ts";

const pc: LineToCheck = {
  lineId: "pc",
  modelId: 700,
  skuId: 1,
  kind: "desktop",
  description: "Forge 90",
  quantity: 1,
  requiresPc: false,
  stock: 5,
};
const laptop: LineToCheck = {
  ...pc,
  lineId: "laptop",
  modelId: 800,
  skuId: 2,
  kind: "laptop",
  description: "Tempo 16",
  stock: 9,
};
const mouse: LineToCheck = {
  ...pc,
  lineId: "mouse",
  modelId: 0,
  skuId: 3,
  kind: "gear",
  description: "Glide mouse",
  stock: -99,
};
const cable: LineToCheck = { ...mouse, lineId: "cable", skuId: 4, description: "Sleeved cables", requiresPc: true };

const one: CheckoutLimits = { laptops: 1, gearOnly: "completeYourPurchase" };
const five: CheckoutLimits = { ...one, laptops: 5 };
const block: CheckoutLimits = { ...one, gearOnly: "block" };
const reasons = (lines: readonly LineToCheck[], limits = one) =>
  checkoutBlocks(lines, limits).map(({ refusal }) => refusal.reason);

test("a PC with a mouse may be bought, and an empty cart may not", () => {
  expect(checkoutBlocks([pc, mouse], one)).toEqual([]);
  expect(checkoutBlocks([], one)).toEqual([{ refusal: refuse("cart_empty"), lineIds: [] }]);
});

test("two laptops are one too many, with the specification's message as a warning", () => {
  expect(checkoutBlocks([{ ...laptop, quantity: 2 }], one)).toEqual([
    { refusal: refuse("laptop_limit"), lineIds: ["laptop"] },
  ]);
  expect(refusalText(refuse("laptop_limit"))).toBe("Limit one laptop in an order!");
  expect(REFUSALS.laptop_limit.icon).toBe("warning");
});

test("laptops of two lines are counted together", () => {
  expect(checkoutBlocks([laptop, pc, { ...laptop, lineId: "other", skuId: 9 }], one)).toMatchObject([
    { refusal: { reason: "laptop_limit" }, lineIds: ["laptop", "other"] },
  ]);
});

test.each<[number, LaptopLimit, number, string[]]>([
  [1, 1, 5, []],
  [2, 1, 5, ["laptop_limit"]],
  [5, 5, 5, []],
  [6, 5, 6, ["laptop_limit"]],
  [6, 1, 6, ["laptop_limit"]],
])("%i laptops under a limit of %i", (quantity, laptops, stock, expected) => {
  expect(reasons([{ ...laptop, quantity, stock }], { ...five, laptops })).toEqual(expected);
});

test("by default gear alone may be bought, unless it is sold with a PC only", () => {
  expect(checkoutBlocks([mouse], one)).toEqual([]);
  expect(checkoutBlocks([mouse, cable], one)).toEqual([{ refusal: refuse("gear_needs_pc"), lineIds: ["cable"] }]);
  expect(refusalText(refuse("gear_needs_pc"))).toBe(
    "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
  );
  expect(REFUSALS.gear_needs_pc.icon).toBe("warning");
});

test("by the literal reading every cart without a PC is blocked", () => {
  expect(checkoutBlocks([mouse, cable], block)).toMatchObject([
    { refusal: { reason: "gear_needs_pc" }, lineIds: ["mouse", "cable"] },
  ]);
  expect(reasons([{ ...mouse, kind: "part" }], block)).toEqual(["gear_needs_pc"]);
});

test("a PC or a laptop beside it lets gear through under both readings", () => {
  for (const limits of [one, block]) {
    expect(reasons([pc, cable], limits)).toEqual([]);
    expect(reasons([laptop, cable], limits)).toEqual([]);
  }
});

test("a model with stock -99 cannot be ordered, gear with stock -99 can", () => {
  expect(checkoutBlocks([{ ...pc, stock: -99 }, mouse], one)).toEqual([
    { refusal: refuse("model_not_available", { name: "Forge 90" }), lineIds: ["pc"] },
  ]);
});

test("more units than are left are named, over all lines of the SKU", () => {
  expect(
    checkoutBlocks(
      [
        { ...pc, quantity: 3 },
        { ...pc, lineId: "pc-2", quantity: 3 },
      ],
      one,
    ),
  ).toEqual([{ refusal: refuse("out_of_stock", { name: "Forge 90", left: 5, at: "cart" }), lineIds: ["pc", "pc-2"] }]);
  expect(
    reasons([
      { ...pc, quantity: 3 },
      { ...pc, lineId: "pc-2", quantity: 2 },
    ]),
  ).toEqual([]);
  expect(checkoutBlocks([{ ...pc, stock: 0 }], one)).toMatchObject([{ refusal: { facts: { left: 0 } } }]);
});

test("the stock of one SKU is not another's", () => {
  expect(
    reasons([
      { ...pc, quantity: 4 },
      { ...pc, lineId: "other", skuId: 7, quantity: 4 },
    ]),
  ).toEqual([]);
});

test("every reason is given at once, in one order", () => {
  const cart = [
    { ...laptop, quantity: 2, stock: 1 },
    { ...laptop, lineId: "gone", skuId: 8, stock: -99 },
  ];
  expect(reasons(cart)).toEqual(["laptop_limit", "model_not_available", "out_of_stock"]);
});

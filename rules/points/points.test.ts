import { expect, test } from "vitest";
import { usd } from "../testing/sample-cart.ts";
import { cents } from "../money/cents.ts";
import {
  expiryEntry,
  givenBack,
  pendingPoints,
  pointsBalance,
  refundEntries,
  type PointsEntry,
} from "./points-ledger.ts";
import { beginsAs } from "./points-correction.ts";
import { earnedPoints, pointsValue, usablePoints } from "./use-points.ts";

const rules = { earnedPerDollar: 1, dollarPpmPerPoint: 10_000, spentInStepsOf: 500 };
const first = "2026-01-10T00:00:00Z";
const later = "2026-06-01T00:00:00Z";
const entry = (kind: PointsEntry["kind"], points: number, change: Partial<PointsEntry> = {}): PointsEntry => ({
  kind,
  points,
  orderId: "A",
  availableAt: first,
  expiresAt: null,
  ...change,
});

test.each([
  ["a point is a cent", 1234, 10_000, 12.34],
  ["a point is half a cent: 25 points are 12.5 cents, half to even", 25, 5_000, 0.12],
  ["a point is half a cent: 27 points are 13.5 cents, half to even", 27, 5_000, 0.14],
  ["no points", 0, 10_000, 0],
])("what points pay: %s", (_, points, dollarPpmPerPoint, dollars) => {
  expect(pointsValue(points, { ...rules, dollarPpmPerPoint })).toBe(usd(dollars));
});

test.each([
  ["whole steps only", 1400, 9999, 100, 1000],
  ["exactly a step", 500, 500, 100, 500],
  ["a point less than a step", 499, 9999, 100, 0],
  ["no more than the balance", 5000, 1700, 100, 1500],
  ["no more than there is to pay", 50_000, 50_000, 49.99, 4500],
  ["nothing from a balance below zero", 500, -200, 100, 0],
  ["nothing when there is nothing to pay", 500, 5000, 0, 0],
  ["nothing for a negative wish", -500, 5000, 100, 0],
  ["nothing for a fraction", 500.5, 5000, 100, 0],
  ["nothing for no number", Number.NaN, 5000, 100, 0],
])("points that can be spent: %s", (_, asked, balance, payable, usable) => {
  expect(usablePoints(asked, balance, usd(payable), rules)).toBe(usable);
});

test("points that are worth nothing are not spent", () => {
  expect(usablePoints(500, 500, usd(100), { ...rules, dollarPpmPerPoint: 0 })).toBe(0);
});

test.each([
  [1999, 1, 1999],
  [49.99, 1, 49],
  [100, 0.57, 57],
  [99.99, 1.5, 149],
  [-5, 1, 0],
])("%d dollars at %d points a dollar earn %d, rounded down", (dollars, earnedPerDollar, points) => {
  expect(earnedPoints(usd(dollars), { ...rules, earnedPerDollar })).toBe(points);
});

test("earned points wait until the order ships", () => {
  const pending = entry("earn", 1999, { availableAt: null });
  expect(pointsBalance([pending], later)).toBe(0);
  expect(pointsBalance([{ ...pending, availableAt: later }], later)).toBe(1999);
  expect(pointsBalance([{ ...pending, availableAt: "2026-06-01T00:00:00.001Z" }], later)).toBe(0);
});

test("a balance is the sum of the ledger, and a claw-back can take it below zero", () => {
  expect(pointsBalance([entry("earn", 1000), entry("spend", -500, { orderId: "B" })], later)).toBe(500);
  expect(
    pointsBalance([entry("earn", 1000), entry("spend", -500, { orderId: "B" }), entry("claw_back", -1000)], later),
  ).toBe(-500);
});

const ALL = { back: 1, paid: 1 };

test("a refund gives back what the order spent and takes what it earned, once", () => {
  const own = [entry("spend", -500), entry("earn", 1000)];
  const refund = refundEntries(own, ALL);
  expect(refund).toEqual([
    { kind: "claw_back", points: -1000 },
    { kind: "give_back", points: 500 },
  ]);
  expect(refundEntries([...own, ...refund], ALL)).toEqual([]);
  expect(refundEntries([], ALL)).toEqual([]);
});

test("refunds in parts take and give by the merchandise that went back, and together exactly all", () => {
  const own = [entry("spend", -500), entry("earn", 1000)];
  const third = refundEntries(own, { back: 3333, paid: 9999 });
  expect(third).toEqual([
    { kind: "claw_back", points: -334 },
    { kind: "give_back", points: 166 },
  ]);
  const rest = refundEntries([...own, ...third], { back: 9999, paid: 9999 });
  expect(rest).toEqual([
    { kind: "claw_back", points: -666 },
    { kind: "give_back", points: 334 },
  ]);
});

test("what a refund took and gave turns round when its bank sends it back", () => {
  const own = [entry("spend", -500), entry("earn", 1000)];
  const third = refundEntries(own, { back: 3333, paid: 9999 });
  const none = { back: 0, paid: 9999 };
  expect(refundEntries([...own, ...third], none)).toEqual([
    { kind: "claw_back", points: 334 },
    { kind: "give_back", points: -166 },
  ]);
  expect(refundEntries([...own, ...third, ...refundEntries([...own, ...third], none)], none)).toEqual([]);
});

test("what a change of the order lowered is not earned or spent again", () => {
  const own = [entry("spend", -500), entry("earn", 1000), entry("give_back", 200), entry("claw_back", -400)];
  const most = { earned: 600, spent: 300 };
  expect(refundEntries(own, { back: 0, paid: 9999 }, most)).toEqual([]);
  expect(refundEntries(own, { back: 3333, paid: 9999 }, most)).toEqual([
    { kind: "claw_back", points: -200 },
    { kind: "give_back", points: 100 },
  ]);
});

test("a refund of an order whose goods cost nothing leaves its points alone", () => {
  expect(refundEntries([entry("spend", -500)], { back: 0, paid: 0 })).toEqual([]);
});

test("what went back and names no part is of all alike: merchandise has its share of it, and no more than all", () => {
  const sums = (named: number, unnamed: number) =>
    givenBack({ named: cents(named), unnamed: cents(unnamed), paid: cents(9000), total: cents(10_000) });
  expect(sums(0, 500)).toEqual({ back: 450, paid: 9000 });
  expect(sums(3000, 501)).toEqual({ back: 3450, paid: 9000 });
  expect(sums(9000, 1000)).toEqual({ back: 9000, paid: 9000 });
  expect(sums(3000, 0)).toEqual({ back: 3000, paid: 9000 });
});

test("an order that let its points go and took them again gives them back once", () => {
  const own = [entry("spend", -500), entry("give_back", 500), entry("spend", -500)];
  expect(refundEntries(own, ALL)).toEqual([{ kind: "give_back", points: 500 }]);
});

test("a refund of an order whose points are still waiting leaves nothing behind", () => {
  const waiting = { availableAt: null };
  const own = [entry("earn", 1000, waiting)];
  const ledger = [...own, ...refundEntries(own, ALL).map(({ kind, points }) => entry(kind, points, waiting))];
  expect(pointsBalance(ledger, later)).toBe(0);
  expect(pendingPoints(ledger)).toBe(0);
});

test("points expire unless they were spent first, the oldest first", () => {
  const old = entry("earn", 1000, { expiresAt: later });
  const young = entry("earn", 300, { expiresAt: "2027-01-01T00:00:00Z" });
  expect(expiryEntry([old, young], first)).toBeNull();
  expect(expiryEntry([old, young], later)?.points).toBe(-1000);
  expect(expiryEntry([old, young, entry("spend", -400)], later)?.points).toBe(-600);
  expect(expiryEntry([old, young, entry("spend", -1200)], later)).toBeNull();
  expect(expiryEntry([entry("earn", 1000, { availableAt: null, expiresAt: later })], later)).toBeNull();
});

test("what a refund took does not expire, and takes no other points with it", () => {
  const old = entry("earn", 1000, { expiresAt: later });
  const returned = [entry("earn", 700, { orderId: "B", expiresAt: later }), entry("claw_back", -700, { orderId: "B" })];
  expect(expiryEntry([old, ...returned], later)?.points).toBe(-1000);
  expect(expiryEntry(returned, later)).toBeNull();
});

test("what expires is an entry of its own, for no order; points without an end never expire", () => {
  const old = entry("earn", 1000, { expiresAt: later });
  expect(expiryEntry([old], later)).toEqual({ kind: "expire", points: -1000 });
  expect(expiryEntry([entry("earn", 1000)], "2126-01-01T00:00:00Z")).toBeNull();
});

test("what staff took is gone first, and what they gave does not end", () => {
  const old = entry("earn", 1000, { expiresAt: later });
  expect(expiryEntry([old, entry("correct", -400)], later)?.points).toBe(-600);
  expect(expiryEntry([old, entry("correct", 400)], later)?.points).toBe(-1000);
  expect(expiryEntry([old, entry("correct", 400), entry("correct", -400)], later)?.points).toBe(-1000);
});

test.each([
  ["what one person may do alone", 5_000, 0, "done"],
  ["a point more", 5_001, 0, "waiting"],
  ["as much taken", -5_000, 0, "done"],
  ["a point more taken", -5_001, 0, "waiting"],
  ["small ones that come to it in a day", 1_000, 4_000, "done"],
  ["small ones that come to more", 1_001, 4_000, "waiting"],
] as const)("a correction of points begins as %s says: %d after %d is %s", (_what, points, lately, state) => {
  expect(beginsAs(points, lately)).toBe(state);
});

test("what has expired does not expire again", () => {
  const old = entry("earn", 1000, { expiresAt: later });
  const gone = expiryEntry([old], later);
  const kept = [old, entry(gone?.kind ?? "expire", gone?.points ?? 0, { orderId: "", availableAt: later })];
  expect(expiryEntry(kept, later)).toBeNull();
  expect(pointsBalance(kept, later)).toBe(0);
});

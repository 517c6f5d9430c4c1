import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { ShippingMethodId } from "./shipping-config.ts";
import {
  cartOf,
  sampleDeposit as deposit,
  sampleLaptop as laptop,
  sampleMouse as mouse,
  samplePc as pc,
} from "../testing/sample-cart.ts";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import { datesNow, leavesLater, shipsOn, spareDays } from "./shipping-dates.ts";
import { shippingZone } from "./shipping-zone.ts";
import { shippingOptionsFor } from "./shipping-options.ts";

const to = (state: string, city: string, change: Partial<Destination> = {}): Destination => ({
  country: "USA",
  state,
  postalCode: "",
  city,
  isPoBox: false,
  ...change,
});
const readyPc: LineToPrice = { ...pc, lineId: "rdy", readyMade: true };
const denver = to("CO", "Denver");
const honolulu = to("HI", "Honolulu");
const apo = to("AE", "APO");
const montreal = to("QC", "Montréal", { country: "CANADA" });
const territories = ["AS", "GU", "MP", "PR", "VI"];
const option = (methodId: ShippingMethodId, lines: readonly LineToPrice[], destination: Destination) =>
  shippingOptionsFor(cartOf(lines, { destination }), cents(0), { shipping: defaultShippingConfig }).find(
    (row) => row.methodId === methodId,
  );

test("gear that waits two business days leaves on the third, and never before its day", () => {
  const withGear = (gear: number) => ({
    ...defaultShippingConfig,
    buildBusinessDays: { ...defaultShippingConfig.buildBusinessDays, gear },
  });
  expect([0, 1, 2].map((days) => shipsOn(cartOf([mouse]), withGear(days)))).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
  ]);
});

test("a build is begun when its slowest part is there, also one that goes before its turn", () => {
  const waits = { name: "Cobalt case", businessDays: 4 };
  const build: LineToPrice = { ...pc, configuration: { changed: [], waits } };
  const leaves = (line: LineToPrice) => shipsOn(cartOf([line]), defaultShippingConfig);
  expect(leaves({ ...build, configuration: { changed: [], waits: null } })).toBe(leaves(pc));
  expect(spareDays(leaves(pc), leaves(build), defaultShippingConfig.warehouse.calendar)).toBe(4);
  expect(leaves({ ...build, rushService: "rush" }) < leaves(build)).toBe(true);
});

test.each([
  [
    "a ready-made PC ships Monday, by ground in 4 to 5 business days",
    [readyPc],
    denver,
    7,
    ["2026-11-23", "2026-11-30", "2026-12-01"],
  ],
  [
    "a ready-made PC ships Monday, by ground to Honolulu in 5 to 7 business days",
    [readyPc],
    honolulu,
    7,
    ["2026-11-23", "2026-12-01", "2026-12-03"],
  ],
  [
    "a PC is built in 5 business days and ships the next one",
    [pc],
    denver,
    7,
    ["2026-12-01", "2026-12-07", "2026-12-08"],
  ],
  ["rush halves the build", [{ ...pc, rushService: "rush" }], denver, 7, ["2026-11-25", "2026-12-02", "2026-12-03"]],
  [
    "a deferred PC waits 15 business days",
    [{ ...pc, rushService: "DEFER" }],
    denver,
    7,
    ["2026-12-15", "2026-12-21", "2026-12-22"],
  ],
  [
    "a deferred ready-made PC waits too",
    [{ ...readyPc, rushService: "DEFER" }],
    denver,
    6,
    ["2026-12-15", "2026-12-16", "2026-12-16"],
  ],
  ["a laptop ships Monday, overnight to Tuesday", [laptop], denver, 6, ["2026-11-23", "2026-11-24", "2026-11-24"]],
  [
    "rush does not slow a laptop",
    [{ ...laptop, rushService: "rush" }],
    denver,
    6,
    ["2026-11-23", "2026-11-24", "2026-11-24"],
  ],
  ["a mouse waits for the PC beside it", [mouse, pc], denver, 7, ["2026-12-01", "2026-12-07", "2026-12-08"]],
  ["a mouse to an APO by post", [mouse], apo, 2, ["2026-11-23", "2026-12-08", "2026-12-22"]],
  [
    "a mouse to Montréal: Thanksgiving of the USA does not count there",
    [mouse],
    montreal,
    13,
    ["2026-11-23", "2026-12-01", "2026-12-07"],
  ],
  ["a PC to Honolulu in three to four business days", [pc], honolulu, 3, ["2026-12-01", "2026-12-04", "2026-12-07"]],
] as const)(
  "%s: the day it ships and the days it arrives",
  (_, lines, destination, methodId, [shipsOn, arrivesFrom, arrivesUntil]) => {
    expect(option(methodId, lines, destination)).toMatchObject({ shipsOn, arrivesFrom, arrivesUntil });
  },
);

test("gear that is ordered on a weekday morning leaves the next business day", () => {
  const cart = { lines: [mouse], pricedAt: "2026-11-23T18:00:00Z" };
  expect(shipsOn(cart, defaultShippingConfig)).toBe("2026-11-24");
  expect(shipsOn({ ...cart, pricedAt: "2026-11-23T22:00:00Z" }, defaultShippingConfig)).toBe("2026-11-25");
});

test.each(territories)("%s is a territory, wherever in it", (state) => {
  expect(shippingZone(to(state, "Anywhere"), defaultShippingConfig)).toBe("territory");
});

test("an order of deposits leaves on the day of what was pre-ordered, and beside them all else leaves when it is ready", () => {
  const monitor: LineToPrice = { ...deposit, preOrderShipsOn: "2027-02-15" };
  const leaves = (lines: readonly LineToPrice[]) => shipsOn(cartOf(lines), defaultShippingConfig);
  expect(leaves([monitor])).toBe("2027-02-15");
  expect(leaves([monitor, { ...deposit, lineId: "later", preOrderShipsOn: "2027-03-01" }])).toBe("2027-03-01");
  expect(leaves([mouse, monitor])).toBe(leaves([mouse]));
});

test("what leaves later arrives as many business days later, over weekends and holidays", () => {
  const dates = { shipsOn: "2026-11-23", arrivesFrom: "2026-11-27", arrivesUntil: "2026-11-30" };
  expect(leavesLater(dates, "2026-12-22", "USA", defaultShippingConfig)).toEqual({
    shipsOn: "2026-12-22",
    arrivesFrom: "2026-12-28",
    arrivesUntil: "2026-12-29",
  });
  expect(leavesLater(dates, "2026-11-20", "USA", defaultShippingConfig)).toEqual(dates);
  // Boxing Day is a holiday there, and is kept on the Monday.
  expect(leavesLater(dates, "2026-12-22", "CANADA", defaultShippingConfig).arrivesUntil).toBe("2026-12-31");
});

test("what is late and still here arrives as if it left on the next open day; before its day, as promised", () => {
  const dates = { shipsOn: "2026-11-20", arrivesFrom: "2026-11-24", arrivesUntil: "2026-11-25" };
  expect(datesNow(dates, "2026-11-20", "USA", defaultShippingConfig)).toEqual(dates);
  // Saturday: it leaves on Monday, and Thanksgiving is not counted.
  expect(datesNow(dates, "2026-11-21", "USA", defaultShippingConfig)).toEqual({
    shipsOn: "2026-11-23",
    arrivesFrom: "2026-11-25",
    arrivesUntil: "2026-11-27",
  });
});

test.each([
  ["2026-11-20", "2026-11-20", 0],
  ["2026-11-20", "2026-11-23", 1],
  ["2026-11-21", "2026-11-23", 1],
  ["2026-11-25", "2026-12-01", 3],
  ["2026-11-21", "2026-11-20", -1],
  ["2026-11-24", "2026-11-20", -2],
])("on %s there are until %s %d business days; a promise is late the day after", (today, promised, days) => {
  expect(spareDays(today, promised, defaultShippingConfig.warehouse.calendar)).toBe(days);
});

import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import type { ChangedPart, LineToPrice } from "./line-to-price.ts";
import { samplePc } from "../testing/sample-cart.ts";
import { lineParts, lineUnitPrice } from "./line-unit-price.ts";
import { isAllDeposits, preOrderDeposits } from "./pre-order-deposits.ts";

const systems = { 117: cents(109_00), 169: cents(169_00) };
const dearerCard = {
  optionId: 5,
  name: "RTX 5090",
  price: cents(2_899_00),
  replaces: "RTX 5080",
  replacedPrice: cents(1_179_00),
};
const secondDrive = { optionId: 12, name: "4 TB", price: cents(459_00), replaces: null, replacedPrice: cents(0) };
const noCard = { optionId: 5, name: null, price: cents(0), replaces: "RTX 5080", replacedPrice: cents(1_179_00) };
const chosen = (...changed: ChangedPart[]) => ({ configuration: { changed, waits: null } });
const pc: LineToPrice = {
  ...samplePc,
  unitPrice: cents(2_000_00),
  quantity: 2,
  rushPrice: cents(99_00),
  operatingSystemGroup: 117,
  includedOperatingSystemGroup: 117,
};

test.each([
  ["as it is", {}, 2_000_00],
  ["with Pro for the included Home: 169 − 109", { operatingSystemGroup: 169 }, 2_060_00],
  ["with Home for the included Pro", { includedOperatingSystemGroup: 169 }, 1_940_00],
  ["with Pro and nothing included", { operatingSystemGroup: 169, includedOperatingSystemGroup: null }, 2_169_00],
  [
    "at 50.00 with Home for the included Pro: no more than its price is given back",
    { unitPrice: cents(50_00), includedOperatingSystemGroup: 169 },
    0,
  ],
  [
    "at 60.00 with Home for the included Pro: 60 less 60",
    { unitPrice: cents(60_00), includedOperatingSystemGroup: 169 },
    0,
  ],
  [
    "at 60.01 with Home for the included Pro: a cent is left",
    { unitPrice: cents(60_01), includedOperatingSystemGroup: 169 },
    1,
  ],
  ["with no system chosen", { operatingSystemGroup: null }, 2_000_00],
  ["with parts chosen, as it stands but for nothing", chosen(), 2_000_00],
  ["with a card of 2,899 for one of 1,179 and a second drive of 459", chosen(dearerCard, secondDrive), 4_179_00],
  ["without its card", chosen(noCard), 821_00],
  [
    "without a system, its parts chosen: less by the 109 of Home",
    { ...chosen(), operatingSystemGroup: null },
    1_891_00,
  ],
  [
    "at 1,000.00 without its card and its system: no more than its price is given back",
    { ...chosen(noCard), unitPrice: cents(1_000_00), operatingSystemGroup: null },
    0,
  ],
  [
    "at 1,000.00 with parts of 4,000.00, without its system: a quarter of Home",
    {
      configuration: { changed: [], waits: null, partsPrice: cents(4_000_00) },
      unitPrice: cents(1_000_00),
      operatingSystemGroup: null,
    },
    972_75,
  ],
  ["with a longer warranty of 149.00", { warrantyPrice: cents(149_00) }, 2_149_00],
  [
    "with shipping and extended warranty",
    { shippingWarrantyPrice: cents(29_00), extendedWarrantyPrice: cents(79_00) },
    2_108_00,
  ],
  ["with rush service", { rushService: "rush" }, 2_099_00],
  ["deferred", { rushService: "DEFER" }, 2_000_00],
  [
    "with everything",
    {
      operatingSystemGroup: 169,
      warrantyPrice: cents(149_00),
      shippingWarrantyPrice: cents(29_00),
      extendedWarrantyPrice: cents(79_00),
      rushService: "rush",
    },
    2_416_00,
  ],
  [
    "as a deposit, whatever else is chosen",
    { isPreOrderDeposit: true, unitPrice: cents(100_00), warrantyPrice: cents(149_00), rushService: "rush" },
    100_00,
  ],
  ["free with another line", { freeWithLineId: "other", warrantyPrice: cents(149_00) }, 0],
] as const)("one PC of 2,000.00 %s", (_, change, expected) => {
  expect(lineUnitPrice({ ...pc, ...change }, systems)).toBe(expected);
});

test("a line's parts are named, the item first, those that cost nothing left out", () => {
  expect(lineParts({ ...pc, operatingSystemGroup: 169, rushService: "rush" }, systems)).toEqual([
    { part: "item", amount: 2_000_00 },
    { part: "operating-system", amount: 60_00 },
    { part: "rush", amount: 99_00 },
  ]);
  expect(lineParts({ ...pc, freeWithLineId: "other" }, systems)).toEqual([{ part: "item", amount: 0 }]);
});

test("warranties are parts of their own", () => {
  const warranties = { warrantyPrice: cents(1), shippingWarrantyPrice: cents(2), extendedWarrantyPrice: cents(3) };
  expect(lineParts({ ...pc, ...warranties }, systems).slice(1)).toEqual([
    { part: "warranty", amount: 1 },
    { part: "shipping-warranty", amount: 2 },
    { part: "extended-warranty", amount: 3 },
  ]);
});

test("deposits are summed and counted by units", () => {
  const deposit = { isPreOrderDeposit: true, unitPrice: cents(100_00), quantity: 2 };
  expect(preOrderDeposits([deposit, pc, { ...deposit, quantity: 1 }])).toEqual({ amount: 300_00, count: 3 });
  expect(preOrderDeposits([pc])).toEqual({ amount: 0, count: 0 });
  expect([isAllDeposits([deposit]), isAllDeposits([deposit, pc]), isAllDeposits([])]).toEqual([true, false, false]);
});

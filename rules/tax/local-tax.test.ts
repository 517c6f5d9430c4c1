import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cartOf, sampleLaptop, sampleMouse, toState } from "../testing/sample-cart.ts";
import { priceCart } from "../pricing/price-cart.ts";
import { cents } from "../money/cents.ts";
import type { PriceStep } from "../pricing/price-step.ts";
import { localTaxWarning, type TaxRegion } from "./tax-region.ts";

const { tax } = storeConfig;
const priced = (state: string, regions: readonly TaxRegion[] = tax.regions, country: "USA" | "CANADA" = "USA") => {
  const cart = cartOf([sampleLaptop], { destination: toState(state, country) });
  const result = priceCart(cart, { ...storeConfig, tax: { ...tax, regions } });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};
const taxSteps = (...args: Parameters<typeof priced>) => priced(...args).steps.filter((step) => step.kind === "tax");
const withLocal = tax.regions.map((region) =>
  region.state === "CO" ? { ...region, includesLocal: true, parts: [{ name: "Sales tax", ratePpm: 88_100 }] } : region,
);

test("a step knows that it is the state's tax alone, where cities and counties add to it", () => {
  const leavesOut = (state: string) => taxSteps(state).map((step) => step.leavesOutLocalTax);
  expect([leavesOut("CO"), leavesOut("NY"), leavesOut("CT"), leavesOut("OR")]).toEqual([[true], [true], [false], []]);
  expect(taxSteps("ON", tax.regions, "CANADA").map((step) => step.leavesOutLocalTax)).toEqual([false, false]);
  expect(taxSteps("CO", withLocal).map((step) => [step.ratePpm, step.leavesOutLocalTax])).toEqual([[88_100, false]]);
});

test("Alaska, whose cities have a tax and whose state has none, says so", () => {
  expect(priced("AK").notCharged).toEqual([{ rule: "no-state-tax", state: "AK" }]);
  expect([priced("OR").notCharged, priced("DE").notCharged]).toEqual([[], []]);
});

test("the owner is told at start how many states lack their cities' tax, until every row has it", () => {
  expect(localTaxWarning("2026-11-22", tax.regions)).toBe(
    'state rates only: city and county tax is not charged in 37 states. Before you sell: docs/settings.md, "Sales tax"',
  );
  expect(localTaxWarning("2026-11-22", withLocal)).toContain("36 states");
  const all = tax.regions.map((region) => ({ ...region, includesLocal: true }));
  expect(localTaxWarning("2026-11-22", all)).toBeNull();
});

test.each([
  ["ON", [["HST", 637]]],
  ["AB", [["GST", 245]]],
  [
    "BC",
    [
      ["GST", 245],
      ["PST", 343],
    ],
  ],
  [
    "QC",
    [
      ["GST", 245],
      ["QST", 489],
    ],
  ],
] as const)("%s taxes the $49.00 that a laptop's way costs, each tax apart", (state, expected) => {
  const steps = taxSteps(state, tax.regions, "CANADA").filter(({ rule }) => rule === "tax-on-shipping");
  expect(steps.map(({ tax, amount }) => [tax, amount])).toEqual(expected);
});

test("free shipping, a US state and a configuration of an older order tax no shipping", () => {
  const onShipping = (steps: readonly PriceStep[]) => steps.filter(({ rule }) => rule === "tax-on-shipping");
  const old = tax.regions.map(({ taxesShipping: _later, ...region }) => region);
  expect(onShipping(taxSteps("ON", old, "CANADA"))).toEqual([]);
  expect(onShipping(taxSteps("HI"))).toEqual([]);
  const free = cartOf([sampleMouse], {
    destination: toState("ON", "CANADA"),
    coupon: {
      code: "SHIP",
      kind: "free_shipping",
      value: 0,
      minimumSubtotal: cents(0),
      startsAt: "2026-01-01T00:00:00Z",
      endsAt: null,
      usesLeft: null,
      usesLeftForCustomer: null,
      onlySkuIds: [],
      onlyKinds: [],
      exceptSkuIds: [],
    },
  });
  const result = priceCart(free, storeConfig);
  expect(result.ok && onShipping(result.value.steps)).toEqual([]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";
import { aCartView } from "../cart/test-cart-view.ts";
import { ArrivalFacts } from "./arrival-facts.tsx";

const { Totals } = aCartView([], { SubTotal: 1899, Total: 1954.35 });
const step = (kind: "tax" | "delivery_fee", label: string, amount: number, note?: string) => ({
  kind,
  rule: "tax" as const,
  label,
  amount,
  lineId: null,
  rate: null,
  validFrom: null,
  rounding: null,
  why: "",
  shares: [],
  ...(note !== undefined && { note }),
});

const ESTIMATE: DeliveryEstimate = {
  Success: true,
  Version: 0,
  Place: { country: "USA", zipCode: "80202", state: "CO", city: "Denver" },
  Shipping: {
    ShippingMethodID: 7,
    ShippingMethodName: "Ground",
    Fee: 0,
    ListFee: 0,
    ShipsOn: "2026-12-01",
    ArrivesFrom: "2026-12-04",
    ArrivesUntil: "2026-12-08",
    Why: "",
    Handover: "any_time",
  },
  Totals: {
    ...Totals,
    Steps: [
      step("tax", "Sales tax", 55.07, "At the state rate. We charge no city or county tax."),
      step("delivery_fee", "Colorado retail delivery fee", 0.28),
    ],
  },
  FreeShippingLeft: null,
  PointsEarned: 1899,
  IsTaxEstimate: false,
  NotSent: null,
};
const drawn = (more: Partial<DeliveryEstimate> = {}) =>
  renderToStaticMarkup(<ArrivalFacts estimate={{ ...ESTIMATE, ...more }} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a place has its days and way, and its total with every amount by name and what the tax leaves out", () => {
  const text = drawn();
  expect(text).toContain("Fri, Dec 4 to Tue, Dec 8 to Denver, CO 80202");
  expect(text).toContain("Ground, free");
  expect(text).toContain("$1,954.35");
  expect(text).toContain("$1,899.00 + $55.07 Sales tax + $0.28 Colorado retail delivery fee");
  expect(text).toContain("At the state rate. We charge no city or county tax.");
});

test("where a provider decides the tax at checkout, the total says so", () => {
  expect(drawn({ IsTaxEstimate: true })).toContain("The exact tax depends on your street.");
  expect(drawn()).not.toContain("The exact tax");
});

test("where nothing goes there are no days and no total", () => {
  const text = drawn({ Shipping: null });
  expect(text).toContain("We can’t ship this to Denver, CO 80202.");
  expect(text).not.toContain("$");
});

test("a PC that a law of energy keeps out of the place has no day and no total, and says why", () => {
  const NotSent = {
    name: "Easy Compact",
    slug: "easy-compact",
    skuId: 1,
    lineId: "1",
    state: "CO",
    law: "CEC",
    states: ["CA", "CO"],
    kwhPerYear: 71,
    kwhAllowed: 60,
  };
  const told = drawn({ NotSent });
  expect(told).toContain("We can’t sell Easy Compact into Colorado.");
  expect(told).toContain("allows 60 kWh a year at rest; this PC uses 71.");
  expect(told).not.toContain("1,954.35");
});

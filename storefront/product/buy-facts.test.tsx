import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Product } from "#contract/catalog.ts";
import { BuyFacts } from "./buy-facts.tsx";

type Variant = Product["variants"][number];
const product = { warranties: [], condition: null } as unknown as Product;
const drawn = (availability: Variant["availability"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BuyFacts product={product} variant={{ availability } as Variant} />
    </MemoryRouter>,
  );

test("units of a pre-order are said to arrive, not to be in our warehouse", () => {
  const page = drawn({ state: "pre_order", text: "Pre-order", shipsOn: "2027-02-15", left: 40 });
  expect(page).toContain("40 reserved for pre-orders, arriving in February");
  expect(page).not.toContain("in our warehouse");
});

test("units on the shelf are in our warehouse", () => {
  expect(drawn({ state: "in_stock", text: "In stock", shipsOn: "2026-11-23", left: 4 })).toContain(
    "4 in our warehouse",
  );
});

test("what is built for its order is not in our warehouse: its parts are", () => {
  const page = drawn({ state: "built_to_order", text: "Built for you", shipsOn: "2026-11-30", left: 4 });
  expect(page).toContain("Parts on hand for 4");
  expect(page).not.toContain("in our warehouse");
});

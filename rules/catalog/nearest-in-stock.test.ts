import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type Comparable, nearestInStock } from "./nearest-in-stock.ts";

const pc = (slug: string, dollars: number, more: Partial<Comparable> = {}): Comparable => ({
  slug,
  group: "pc",
  price: cents(dollars * 100),
  graphics: "RTX 5070",
  inStock: true,
  ...more,
});
const wanted = pc("wanted", 2000, { inStock: false });
const nearest = (...others: Comparable[]) => nearestInStock(wanted, others, 3).map(({ slug }) => slug);

test("the nearest in price come first, three at most", () => {
  expect(nearest(pc("far", 4000), pc("near", 2100), pc("nearest", 1950), pc("next", 2300))).toEqual([
    "nearest",
    "near",
    "next",
  ]);
});

test("the same graphics card is worth fifteen percent of the price", () => {
  const other = { graphics: "RTX 5080" };
  expect(nearest(pc("other card", 2000, other), pc("same card", 2299))).toEqual(["same card", "other card"]);
  expect(nearest(pc("other card", 2000, other), pc("same card", 2301))).toEqual(["other card", "same card"]);
});

test("nothing that is sold out, of another group, or the product itself is offered", () => {
  expect(
    nearest(pc("gone", 2000, { inStock: false }), pc("laptop", 2000, { group: "laptop" }), pc("wanted", 2000)),
  ).toEqual([]);
});

test("a free product has neighbors too", () => {
  expect(nearestInStock(pc("free", 0), [pc("some", 10), pc("more", 20)], 1)).toMatchObject([{ slug: "some" }]);
});

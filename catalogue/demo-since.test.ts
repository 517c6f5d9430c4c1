import { expect, test } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";
import { demoSince } from "./demo-since.ts";

const charged = (catalogue: typeof demoCatalogue) =>
  catalogue.products.flatMap(({ skus }) => skus.flatMap((sku) => sku.charged));

test("the demo's old prices ended six days before it is opened, however late that is", () => {
  const [first] = charged(demoSince(demoCatalogue, "2027-03-01"));
  expect(first?.until).toBe("2027-02-23");
  expect(charged(demoSince(demoCatalogue, "2026-11-21"))).toEqual(charged(demoCatalogue));
});

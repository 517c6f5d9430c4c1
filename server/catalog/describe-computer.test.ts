import { expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CatalogueLaptop, CataloguePc } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { cents } from "#rules/money/cents.ts";
import { describeComputer } from "./describe-computer.ts";
import type { ShopSku } from "./shop-product.ts";

const sku = { price: cents(100) } as ShopSku;
const parts = new Map(demoCatalogue.products.map((product) => [product.slug, { product, sku }]));
const computers = demoCatalogue.products.filter((product) => product.kind === "pc" || product.kind === "laptop");

function named(computer: CataloguePc | CatalogueLaptop, optionId?: number): string[] {
  const fitted = computer.parts.filter((entry) => optionId === undefined || entry.optionId === optionId);
  return fitted.map(({ part }) => parts.get(part)?.product.name ?? part);
}

test("the bill and the table of a PC name each part as its own page does", () => {
  for (const computer of computers.filter(({ kind }) => kind === "pc")) {
    const described = describeComputer(computer, parts);
    expect(described.parts.map(({ name }) => name)).toEqual(named(computer));
    expect(described.specTable.map(({ value }) => value)).toEqual(expect.arrayContaining(named(computer)));
  }
});

test("cards keep a short name: chip and memory, without the card's maker", () => {
  const [first] = computers;
  if (!first) throw new Error("The demo shop has no PC");
  expect(describeComputer(first, parts).specs.map(({ text }) => text)).toEqual([
    "GeForce RTX 5090 32 GB",
    "Ryzen 9 9950X, 16 cores",
    "64 GB DDR5-6000",
    "2 TB SSD",
  ]);
});

test("a laptop names the drive that is in it", () => {
  for (const laptop of computers.filter(({ kind }) => kind === "laptop")) {
    const storage = describeComputer(laptop, parts).specTable.find(({ label }) => label === "Storage");
    expect(storage?.value).toContain(named(laptop, 11)[0]);
  }
});

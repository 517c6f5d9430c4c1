import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { isListed } from "./list-definitions.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";
import { searchProducts } from "./search-products.ts";
import type { ShopProduct } from "./shop-product.ts";
import { writeCatalogue } from "./write-catalogue.ts";

let db: Database;
let catalogue: MemoryCatalogue;
let products: readonly ShopProduct[];

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  catalogue = new MemoryCatalogue({ db, config: storeConfig });
  products = await catalogue.find({});
});
afterAll(() => db.close());

describe("a search", () => {
  const foundBy = async (q: string) => (await catalogue.list({ list: "search", q }, 24)).products;

  test("finds every product first by its own name, and by each of its codes", async () => {
    const listed = products.filter(isListed);
    expect(listed.length).toBeGreaterThan(200);
    for (const { slug, name, skus } of listed)
      for (const q of [name, ...skus.map(({ code }) => code)]) expect((await foundBy(q))[0]?.slug, q).toBe(slug);
  });

  test("finds a product by each line that its card prints", async () => {
    for (const { slug, specs } of products.filter(isListed))
      for (const { text } of specs) {
        const found = searchProducts(products, text).map((product) => product.slug);
        expect(found, `${slug}: ${text}`).toContain(slug);
      }
  });

  test.each(["geforce rtx 5070", "rtx5070", "RTX-5070", "5070 rtx", "rtx 507"])(
    "of %j finds the PCs with that graphics card before laptops, and those before parts and gear",
    async (q) => {
      const printed = products.filter(
        ({ kind, specs }) => kind === "pc" && specs.some(({ text }) => text.startsWith("GeForce RTX 5070")),
      );
      expect(printed.length).toBeGreaterThan(3);
      const onCards = (await foundBy(q)).filter(({ name, specs }) =>
        /RTX 507/.test([name, ...specs.map(({ text }) => text)].join()),
      );
      const first = onCards.slice(0, printed.length).map(({ slug }) => slug);
      expect(first.toSorted()).toEqual(printed.map(({ slug }) => slug).toSorted());
      const order = ["pc", "laptop", "part", "gear"];
      const places = onCards.map(({ kind }) => order.indexOf(kind));
      expect(places).toEqual(places.toSorted());
    },
  );

  test("finds what has the words only inside after that of which they are said", () => {
    const found = searchProducts(products, "power supply");
    expect(found[0]).toMatchObject({ kind: "part", optionId: 7 });
    expect(found.some(({ kind }) => kind === "pc")).toBe(true);
  });

  test.each(["ddr5-6000", "ddr5 6000"])("of %j finds memory", async (q) => {
    expect((await foundBy(q)).some(({ name }) => name.includes("DDR5-6000"))).toBe(true);
  });

  test.each(["", "   ", "!!!", ":* & |", "\\"])("of %j finds nothing and answers", (text) => {
    expect(searchProducts(products, text)).toEqual([]);
  });
});

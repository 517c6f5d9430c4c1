import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Catalogue, CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { catalogueConflicts } from "./catalogue-conflicts.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const gear = demoCatalogue.products.filter((product): product is CatalogueGear => product.kind === "gear");
const pc = demoCatalogue.products.find(({ kind }) => kind === "pc");
const [first, second] = gear as [CatalogueGear, CatalogueGear];
const fileOf = (products: Catalogue["products"]): Catalogue => ({ ...demoCatalogue, products, faqs: {} });

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  const products = [first, second, { ...pc, parts: [] } as unknown as CatalogueGear];
  await writeCatalogue(db, fileOf(products), { fileName: "shop", sha256: "0", at: TEST_NOW, replace: false });
});
afterAll(() => db.close());

const conflictsOf = async (product: CatalogueGear) =>
  (await catalogueConflicts(db.queries, fileOf([product]))).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a file that the shop knows already contradicts nothing", async () => {
  expect(await catalogueConflicts(db.queries, fileOf([first, second]))).toEqual([]);
});

test("gear with the slug of a PC is refused, so that the PC stays one", async () => {
  expect(await conflictsOf({ ...first, slug: pc?.slug ?? "" })).toContainEqual(
    `products.0.slug: ${pc?.slug} is a gaming PC in your shop: give a piece of gear another one`,
  );
});

test("a SKU's id or code that another product has is told with that product", async () => {
  const [own] = first.skus;
  const [other] = second.skus;
  if (!own || !other) throw new Error("The demo's gear has SKUs");
  expect(await conflictsOf({ ...first, skus: [{ ...own, skuId: other.skuId }] })).toEqual([
    `products.0.skus.0.skuId: ${other.skuId} belongs to ${second.slug} in your shop`,
  ]);
  expect(await conflictsOf({ ...first, skus: [{ ...own, code: other.code }] })).toEqual([
    `products.0.skus.0.code: ${other.code} is the code of SKU ${other.skuId} of ${second.slug} in your shop`,
  ]);
});

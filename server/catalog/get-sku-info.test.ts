import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { getSkuInfo } from "#contract/sku-info.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { isListed, productLink } from "./list-definitions.ts";
import { writeCatalogue } from "./write-catalogue.ts";

let db: Database;
let world: TestWorld;
let anyone: Visitor;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  world = makeTestWorld(db);
  anyone = newVisitor(world);
});
afterAll(() => db.close());

test("every part that a computer’s page names says what it is, sold by itself or not (S80)", async () => {
  const products = await world.catalogue.find({});
  const computers = products.filter(({ modelId }) => modelId > 0);
  const named = new Set(computers.flatMap(({ specTable }) => specTable.flatMap(({ skuId }) => skuId ?? [])));
  expect(named.size).toBeGreaterThan(20);
  let soldApart = 0;
  for (const sku of named) {
    const product = products.find(({ skus }) => skus.some(({ skuId }) => skuId === sku));
    const info = await anyone.call(getSkuInfo, { query: { sku } });
    expect(info.Name).toContain(product?.name);
    expect(info.Facts.map(({ label }) => label)).toEqual(product?.specTable.map(({ label }) => label));
    expect(info.Link).toBe(product && isListed(product) ? productLink(product) : null);
    expect(info.Price === null).toBe(info.Link === null);
    if (info.Link !== null) soldApart += 1;
  }
  expect(soldApart).toBeGreaterThan(0);
  expect(soldApart).toBeLessThan(named.size);
});

test("a SKU that nobody knows is refused", async () => {
  expect(reasonOf(await anyone.tryCall(getSkuInfo, { query: { sku: 999_999 } }))).toBe("sku_unknown");
});

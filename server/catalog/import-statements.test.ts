import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Catalogue, CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const gear = demoCatalogue.products.find((product): product is CatalogueGear => product.kind === "gear");

/** Pieces of gear with one SKU each. */
function things(count: number, price: number): Catalogue {
  const products = Array.from({ length: count }, (_, at) => {
    const skuId = 500_001 + at;
    const skus = [{ ...gear?.skus[0], skuId, code: `THING-${at}`, price, charged: [] }];
    return { ...gear, slug: `thing-${at}`, skus, defaultSkuId: skuId } as CatalogueGear;
  });
  return { ...demoCatalogue, products, faqs: {} };
}

describe.each(databasesToTest())("an import on %s", (kind) => {
  test("sends seven statements for 200 new SKUs, one for 200 that are as they were, and ends with fresh figures", async () => {
    let counting: CountingSource | undefined;
    const db = await openTestDatabase(kind, (source) => (counting = new CountingSource(source)));
    const load = (count: number, price: number) =>
      writeCatalogue(db, things(count, price), { fileName: "things", sha256: "0", at: TEST_NOW, replace: false });
    const statements = async (count: number, price: number) => (await counting?.count(() => load(count, price))) ?? 0;

    // Of the import as such: what contradicts the shop, its row, the questions, the frame rates, the texts of a language, its end, the figures, the counts.
    const ofAny = await statements(0, 10);
    expect(ofAny).toBeLessThanOrEqual(9);
    expect((await statements(1000, 10)) - ofAny).toBe(5 * (1 + 6));
    expect((await statements(1000, 10)) - ofAny).toBe(5);
    const { rows } = await sql<{ rows: number }>`
      select reltuples::int as rows from pg_class where relname in ('products', 'skus', 'stock')`.execute(db.queries);
    expect(rows).toEqual([{ rows: 1000 }, { rows: 1000 }, { rows: 1000 }]);
    // Twenty at a time, so that no order waits for more: six statements each.
    expect((await statements(200, 20)) - ofAny).toBe(1 + 10 * 6);
    await db.close();
  });
});

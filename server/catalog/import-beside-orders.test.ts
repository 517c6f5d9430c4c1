import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { Catalogue, CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { type Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const THINGS = 250;
const FIRST_SKU = 500_001;
const gear = demoCatalogue.products.find((product): product is CatalogueGear => product.kind === "gear");

/** Many pieces of gear of two SKUs each, at a price. */
function manyThings(price: number, count = THINGS): Catalogue {
  if (!gear) throw new Error("The demo has gear");
  const products = Array.from({ length: count }, (_, at): CatalogueGear => {
    const skuId = FIRST_SKU + at * 2;
    const sku = { ...gear.skus[0], price, charged: [], stock: 100 + price } as CatalogueGear["skus"][number];
    return {
      ...gear,
      slug: `thing-${at}`,
      name: `Thing ${at}`,
      skus: [
        { ...sku, skuId, code: `THING-${at}-A` },
        { ...sku, skuId: skuId + 1, code: `THING-${at}-B` },
      ],
      defaultSkuId: skuId,
    };
  });
  return { ...demoCatalogue, products, faqs: {} };
}

const SOURCE = { fileName: "many", sha256: "0", at: TEST_NOW, replace: false };
const pricesOf = async (db: Database) =>
  (
    await sql<{
      prices: number;
    }>`select count(distinct price_cents)::int as prices from skus group by product_id`.execute(db.queries)
  ).rows;

describe.each(databasesToTest())("an import on %s", (kind) => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase(kind);
  });
  afterEach(() => db.close());

  test("that stops half-way leaves whole products and its own mark, and the next run finishes it", async () => {
    await writeCatalogue(db, manyThings(10, 30), SOURCE);
    let steps = 0;
    const dying: Database = {
      ...db,
      transaction: (work) => {
        steps += 1;
        if (steps === 3) return Promise.reject(new Error("killed"));
        return db.transaction(work);
      },
    };
    await expect(writeCatalogue(dying, manyThings(20, 30), SOURCE)).rejects.toThrow("killed");
    expect((await pricesOf(db)).every(({ prices }) => prices === 1)).toBe(true);
    const shown = () => new MemoryCatalogue({ db, config: storeConfig }).find({});
    expect(new Set((await shown()).map(({ skus }) => skus.map(({ price }) => price).join()))).toEqual(
      new Set(["1000,1000", "2000,2000"]),
    );
    await writeCatalogue(db, manyThings(20, 30), SOURCE);
    expect((await shown()).every(({ skus }) => skus.every(({ price }) => price === 2000))).toBe(true);
    const imports = await db.queries.selectFrom("catalogue_imports").select("finished_at").orderBy("id").execute();
    expect(imports.map(({ finished_at }) => finished_at !== null)).toEqual([true, false, true]);
  });
});

// The embedded database has one session: nothing there can hold a lock beside another.
describe.each(databasesToTest().filter((kind) => kind === "postgres"))("an import beside orders on %s", (kind) => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase(kind);
  });
  afterEach(() => db.close());

  /** Orders take one of every unit that nobody holds at this moment; answers of how many. None of them waits. */
  async function sellWhatIsFree(): Promise<number> {
    const { numAffectedRows } = await sql`update stock set held = held + 1 where sku_id in (
      select sku_id from stock where on_hand - held >= 1 for update skip locked)`.execute(db.queries);
    return Number(numAffectedRows);
  }

  test("of hundreds of units holds twenty at a time, sells all others meanwhile, and leaves each product whole", async () => {
    await writeCatalogue(db, manyThings(10), SOURCE);
    const all = THINGS * 2;
    const held: number[] = [];
    // Orders are no part of the import's transaction.
    const beside = AsyncLocalStorage.snapshot();
    let taken = 0;
    const watched: Database = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const done = await work(tx);
          const sold = await beside(sellWhatIsFree);
          held.push(all - sold);
          taken += sold;
          return done;
        }),
    };
    await writeCatalogue(watched, manyThings(20), { ...SOURCE, counts: "counted" });
    expect(held.length).toBeGreaterThanOrEqual(all / 20);
    expect([Math.min(...held), Math.max(...held)]).toEqual([0, 20]);
    expect(await sellWhatIsFree()).toBe(all);
    expect((await pricesOf(db)).every(({ prices }) => prices === 1)).toBe(true);
    const rows = await sql<{ held: number }>`select sum(held)::int as held from stock`.execute(db.queries);
    expect(rows.rows).toEqual([{ held: taken + all }]);
  });
});

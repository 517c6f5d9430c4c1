import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CatalogueGear, CatalogueSku } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { productPage } from "./get-product.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const DAY_MS = 86_400_000;
const gear = demoCatalogue.products.find((product): product is CatalogueGear => product.kind === "gear");
let made = 0;

type Charged = CatalogueSku["charged"];

function thing(skuId: number, price: number, charged: Charged): CatalogueGear {
  if (!gear?.skus[0]) throw new Error("The demo has gear");
  const sku = { ...gear.skus[0], skuId, code: `THING-${skuId}`, price, charged };
  return { ...gear, slug: `thing-${skuId}`, name: `Thing ${skuId}`, skus: [sku], defaultSkuId: skuId };
}

describe.each(databasesToTest())("an old price on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
    Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  });
  afterAll(() => db.close());

  /** A thing that is new in the shop, by an import that says what it cost before. */
  async function newThing(price: number, charged: Charged = []) {
    made += 1;
    const skuId = 600_000 + made;
    const importAt = (dollars: number, said: Charged = []) =>
      writeCatalogue(
        db,
        { format: "rigsmith-catalogue", version: 1, products: [thing(skuId, dollars, said)], faqs: {} },
        { fileName: "things", sha256: "0", at: TEST_NOW, replace: false },
      );
    await importAt(price, charged);
    return { skuId, slug: `thing-${skuId}`, importAt };
  }

  const inSql = (what: string, skuId: number) => db.execute(`update skus set ${what} where sku_id = $1::int`, [skuId]);
  /** As if today's price had been asked for so long already. */
  const askedForDays = (skuId: number, days: number) =>
    db.execute(
      "update prices_charged set from_at = now() - make_interval(days => $2::int) where sku_id = $1::int and until_at is null",
      [skuId, days],
    );

  async function kept(skuId: number) {
    const rows = await db.queries
      .selectFrom("prices_charged")
      .selectAll()
      .where("sku_id", "=", skuId)
      .orderBy("from_at")
      .execute();
    return rows.map(({ source, cents, until_at: until }) => `${source} ${cents}${until ? "" : " now"}`);
  }

  async function shown(slug: string, at: Date) {
    world.setNow(at);
    await world.catalogue.changed(null);
    const product = await world.catalogue.product(slug);
    if (!product) throw new Error(`There is no ${slug}`);
    return (await productPage(product, world)).price.was;
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  test("is kept whoever sets another: an import, and a person in SQL", async () => {
    const { skuId, importAt } = await newThing(100);
    await importAt(90);
    await importAt(90);
    await inSql("price_cents = 8000", skuId);
    await inSql("title = 'Another title'", skuId);
    expect(await kept(skuId)).toEqual(["store 10000", "store 9000", "store 8000 now"]);
  });

  test("is not kept where the transaction that set another failed", async () => {
    const { skuId } = await newThing(100);
    const failing = db.transaction(async (tx) => {
      await tx.updateTable("skus").set({ price_cents: 5000 }).where("sku_id", "=", skuId).execute();
      throw new Error("the import failed");
    });
    await expect(failing).rejects.toThrow("the import failed");
    expect(await kept(skuId)).toEqual(["store 10000 now"]);
  });

  test("is asked only while the thing is offered", async () => {
    const { skuId, slug } = await newThing(100);
    await inSql("active = false", skuId);
    expect(await kept(skuId)).toEqual(["store 10000"]);
    await inSql("price_cents = 20000", skuId);
    expect(await kept(skuId)).toEqual(["store 10000"]);
    await inSql("active = true", skuId);
    await db.queries.updateTable("products").set({ listed: false }).where("slug", "=", slug).execute();
    expect(await kept(skuId)).toEqual(["store 10000", "store 20000"]);
    await db.queries.updateTable("products").set({ listed: true }).where("slug", "=", slug).execute();
    expect(await kept(skuId)).toEqual(["store 10000", "store 20000", "store 20000 now"]);
  });

  test("cannot be written over, or out of the history", async () => {
    const { skuId, importAt } = await newThing(100);
    await importAt(80);
    for (const change of ["update prices_charged set cents = 99900", "delete from prices_charged"])
      await expect(db.execute(`${change} where sku_id = $1::int and until_at is not null`, [skuId])).rejects.toThrow(
        "append-only",
      );
  });

  test("that was never charged is not shown, whatever a file says of a thing that the shop knows", async () => {
    const { skuId, slug, importAt } = await newThing(80);
    await askedForDays(skuId, 200);
    await importAt(80, [{ price: 120, from: "2026-08-01", until: "2026-11-15" }]);
    expect(await shown(slug, TEST_NOW)).toBeNull();
    expect(await kept(skuId)).toEqual(["store 8000 now"]);
  });

  test("that was set for a moment before the cut is not shown", async () => {
    const { skuId, slug, importAt } = await newThing(80);
    await askedForDays(skuId, 200);
    await importAt(120);
    await importAt(80);
    expect(await shown(slug, inDays(0))).toBeNull();
  });

  test("that was charged long enough is shown with its days, and ends when the sale is as old", async () => {
    const { skuId, slug, importAt } = await newThing(100);
    await askedForDays(skuId, 40);
    await importAt(80);
    expect(await shown(slug, inDays(1))).toMatchObject({ amount: 100 });
    expect(await shown(slug, inDays(39))).toMatchObject({ amount: 100 });
    expect(await shown(slug, inDays(41))).toBeNull();
  });

  test("is gone at once when the price goes back up", async () => {
    const { skuId, slug, importAt } = await newThing(100);
    await askedForDays(skuId, 40);
    await importAt(80);
    await importAt(100);
    expect(await shown(slug, inDays(0))).toBeNull();
  });

  test("of before the shop had the thing comes with the file that brings it, and not from the future", async () => {
    const { skuId, slug } = await newThing(80, [{ price: 100, from: "2026-09-01", until: "2026-11-15" }]);
    expect(await kept(skuId)).toEqual(["file 10000", "store 8000 now"]);
    expect(await shown(slug, TEST_NOW)).toMatchObject({ amount: 100, from: "2026-09-01", until: "2026-11-15" });
    const never = await newThing(80, [{ price: 100, from: "2990-09-01", until: "2990-11-15" }]);
    expect(await kept(never.skuId)).toEqual(["store 8000 now"]);
  });

  test("and its listing, changed at once by many, leave one history without a gap or a second price of now", async () => {
    const { skuId, slug } = await newThing(100);
    const list = (listed: boolean) =>
      db.queries.updateTable("products").set({ listed }).where("slug", "=", slug).execute();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? list(at % 2 === 0) : inSql(`price_cents = ${at + 1}`, skuId),
      ),
    );
    await list(true);
    const price = (await db.execute("select price_cents from skus where sku_id = $1::int", [skuId])).rows[0];
    expect((await kept(skuId)).filter((one) => one.endsWith("now"))).toEqual([
      `store ${String(price?.["price_cents"])} now`,
    ]);
    const { rows: overlaps } = await db.execute(
      `select from prices_charged a join prices_charged b using (sku_id) where a.from_at < b.from_at
         and coalesce(a.until_at, 'infinity') > b.from_at and sku_id = $1::int`,
      [skuId],
    );
    expect(overlaps).toEqual([]);
  });
});

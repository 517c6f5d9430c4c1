import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { promiseWords } from "#words/promises.ts";
import { OF_NO_PRODUCT } from "./catalogue-changes.ts";
import { type ProductRow, readProducts, readStock } from "./catalogue-rows.ts";
import { holdCatalogue } from "./held-catalogue.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const mouse = demoCatalogue.products.find(({ kind, skus }) => kind === "gear" && skus.length === 1);
const pc = demoCatalogue.products.find(({ kind }) => kind === "pc");
const partSlug = (pc?.kind === "pc" && pc.parts[0]?.part) || "";

let db: Database;
let world: TestWorld;
let catalogue: MemoryCatalogue;
let rowsRead: number[] = [];

/** Notes how many rows each statement brings. */
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    rowsRead.push(result.rows.length);
    return Promise.resolve(result);
  },
};

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  world = makeTestWorld(db);
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
});
afterAll(() => db.close());
beforeEach(async () => {
  catalogue = new MemoryCatalogue({ db: { ...db, queries: db.queries.withPlugin(counting) }, config: world.config });
  await catalogue.find({});
  rowsRead = [];
});

async function idOf(slug = ""): Promise<number> {
  const row = await db.queries.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  return row.id;
}

const asReadAnew = async () => new MemoryCatalogue(world).find({});

test("a new price reads the rows of one product, and every other stays the object it was", async () => {
  const before = await catalogue.find({});
  const productId = await idOf(mouse?.slug);
  await db.queries.updateTable("skus").set({ price_cents: 4242 }).where("product_id", "=", productId).execute();
  await catalogue.changed([{ productId, slug: null, what: "product" }]);
  // The product, its SKU, its prices (of before the shop, of the demo, of now), what buyers wrote of it, its stock.
  expect(rowsRead).toEqual([1, 1, 3, 0, 1]);
  const after = await catalogue.find({});
  expect(after.filter((product, at) => product !== before[at]).map(({ slug }) => slug)).toEqual([mouse?.slug]);
  expect(after).toEqual(await asReadAnew());
});

test("a count reads one row", async () => {
  const productId = await idOf(mouse?.slug);
  await db.queries
    .updateTable("stock")
    .set({ on_hand: 77 })
    .where("sku_id", "=", mouse?.defaultSkuId ?? 0)
    .execute();
  await catalogue.changed([{ productId, slug: null, what: "stock" }]);
  expect(rowsRead).toEqual([1]);
  expect((await catalogue.product(mouse?.slug ?? ""))?.skus[0]?.stock.available).toBe(77);
  expect(await catalogue.find({})).toEqual(await asReadAnew());
});

test("a count looks at what was sold and at no other product, however many there are", async () => {
  const looked = new Set<number>();
  const watch: ProxyHandler<ProductRow> = {
    get(row, part) {
      looked.add(row.id);
      return Reflect.get(row, part) as unknown;
    },
  };
  const products = (await readProducts(db.queries, world.config.shipping.warehouse.timeZone)).map(
    (row) => new Proxy(row, watch),
  );
  const rows = { products, stock: await readStock(db.queries), faqs: new Map(), frames: null };
  const held = holdCatalogue(rows, promiseWords(world.config));
  looked.clear();
  const stock = new Map([[mouse?.defaultSkuId ?? 0, { policy: "tracked" as const, available: 3 }]]);
  const sold = held.with({ productIds: new Set(), products: [], stock, ofNoProduct: null });
  expect([...looked]).toEqual([await idOf(mouse?.slug)]);
  expect(sold.product(mouse?.slug ?? "")?.skus[0]?.stock.available).toBe(3);
  expect(sold.products.filter((product, at) => product !== held.products[at])).toHaveLength(1);
});

test("a part's new price stands in every computer that is built with it", async () => {
  const productId = await idOf(partSlug);
  await db.queries.updateTable("skus").set({ price_cents: 1234 }).where("product_id", "=", productId).execute();
  await catalogue.changed([{ productId, slug: null, what: "product" }]);
  expect((await catalogue.product(pc?.slug ?? ""))?.parts[0]?.price).toBe(1234);
  expect(await catalogue.find({})).toEqual(await asReadAnew());
});

test("a product that leaves the lists, or stands elsewhere on them, does so", async () => {
  const [gone, moved] = demoCatalogue.products.filter(({ kind }) => kind === "laptop");
  const ids = [await idOf(gone?.slug), await idOf(moved?.slug)] as const;
  await db.queries.updateTable("products").set({ listed: false }).where("id", "=", ids[0]).execute();
  await db.queries.updateTable("products").set({ position: 100_000 }).where("id", "=", ids[1]).execute();
  await catalogue.changed(ids.map((productId) => ({ productId, slug: null, what: "product" as const })));
  expect(await catalogue.product(gone?.slug ?? "")).toBeNull();
  expect((await catalogue.find({})).at(-1)?.slug).toBe(moved?.slug);
  expect(await catalogue.find({})).toEqual(await asReadAnew());
});

test("another question reads the questions and what frame rates are known from, and no product", async () => {
  await db.queries.deleteFrom("faqs").execute();
  await catalogue.changed([{ productId: OF_NO_PRODUCT, slug: null, what: "product" }]);
  expect(rowsRead).toEqual([0, 1]);
  expect(await catalogue.faq("gaming-pcs")).toEqual([]);
});

test("a change of many products is read as a whole", async () => {
  const changes = Array.from({ length: 501 }, (_, at) => ({ productId: at + 1, slug: null, what: "stock" as const }));
  await catalogue.changed(changes);
  expect(rowsRead).toHaveLength(7);
});

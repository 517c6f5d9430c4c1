import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { MemoryCatalogue } from "#server/catalog/memory-catalogue.ts";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

const HEAD = "Handle,Title,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status,Published";
const PICTURE = "https://cdn.example.com/aio-240-black.png";

const row = (
  handle: string,
  { sku = "", title = handle, price = "9.00", status = "active", published = "TRUE" } = {},
) => [handle, title, "Default Title", sku, "5", price, PICTURE, status, published].join(",");

describe.each(databasesToTest())("a Shopify file imported again on %s", { timeout: 120_000 }, (kind) => {
  let home: StoreHome;
  let folder: string;
  beforeAll(async () => {
    home = await makeStoreHome(kind);
    folder = await mkdtemp(join(tmpdir(), "import-again-"));
  });
  afterAll(async () => {
    await home.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function importRows(rows: readonly string[], ...words: string[]) {
    const file = join(folder, "shop.csv");
    await writeFile(file, `${[HEAD, ...rows].join("\n")}\n`);
    return runScript("import", [file, ...words], home.environment);
  }

  /** What a shopper finds, and its SKUs as the shop calls them. */
  const shown = () =>
    home.within(async (db) => {
      const products = await new MemoryCatalogue({ db, config: storeConfig }).find({});
      return new Map(products.map(({ slug, skus }) => [slug, skus.map(({ skuId, code }) => ({ skuId, code }))]));
    });

  test("what is archived, or not published any more, leaves the lists, and comes back when it is", async () => {
    expect(await importRows([row("pad"), row("mat"), row("cap")])).toMatchObject({ code: 0 });
    const { code, lines } = await importRows([
      row("pad", { status: "archived" }),
      row("mat", { published: "FALSE" }),
      row("cap"),
    ]);
    expect([code, lines.at(-1)]).toEqual([0, "2 products have left the lists."]);
    expect([...(await shown()).keys()]).toEqual(["cap"]);
    await importRows([row("pad"), row("mat"), row("cap")]);
    expect([...(await shown()).keys()]).toEqual(["pad", "mat", "cap"]);
  });

  test("a bad row leaves its product as it was, on the lists with --replace too, and the rest is loaded", async () => {
    await importRows([row("pad"), row("mat")], "--replace");
    const before = await shown();
    const { code, lines } = await importRows([row("pad", { price: "soon" }), row("mat"), row("new")], "--replace");
    expect([code, lines.slice(0, 3)]).toEqual([
      1,
      [
        "shop.csv:2  Variant Price: must be an amount like 129.99",
        "Imported 2 products with 2 SKUs: 0 PCs, 0 laptops, 0 parts, 2 pieces of gear.",
        "1 product was left out for what is told above; the shop has them as before.",
      ],
    ]);
    const after = await shown();
    expect(after.get("pad")).toEqual(before.get("pad"));
    expect([...after.keys()].toSorted()).toEqual(["mat", "new", "pad"]);
  });

  test("what comes to one name here has names of its own, and keeps them while SKUs, handles and rows move", async () => {
    const first = [row("café", { sku: "a_1" }), row("cafe", { sku: "A 1" }), row("kaffee", { sku: "A-1" })];
    expect((await importRows(first, "--replace")).code).toBe(0);
    const before = await shown();
    expect([...before].map(([slug, skus]) => [slug, skus[0]?.code])).toEqual([
      ["cafe-2", "A-1-2"],
      ["cafe", "A-1-3"],
      ["kaffee", "A-1"],
    ]);
    // Other rows before it, another price, a SKU that is called otherwise and one that is gone: the same units.
    const again = [
      row("tee", { sku: "A.1" }),
      row("kaffee"),
      row("cafe", { sku: "A 1", price: "8.00" }),
      first[0] ?? "",
    ];
    expect((await importRows(again, "--replace")).code).toBe(0);
    const after = await shown();
    for (const slug of ["cafe", "cafe-2"]) expect(after.get(slug)).toEqual(before.get(slug));
    expect(after.get("kaffee")?.[0]?.skuId).toBe(before.get("kaffee")?.[0]?.skuId);
    expect(new Set([...after.values()].flat().map(({ skuId }) => skuId)).size).toBe(4);
  });

  test("a number that another unit has is not taken: the next free one is, at every import", async () => {
    await importRows([row("pen", { sku: "PEN" })]);
    const wanted = (await shown()).get("pen")?.[0]?.skuId ?? 0;
    const other = await makeStoreHome(kind);
    try {
      await other.within(async (db) => {
        const product = { kind: "gear", gear_category_id: 161, default_sku_id: wanted, detail: "{}", summary: "." };
        const { id } = await db.queries
          .insertInto("products")
          .values({ ...product, kind: "gear", slug: "taken", name: "Taken", listed: false, created_at: new Date() })
          .returning("id")
          .executeTakeFirstOrThrow();
        await db.queries
          .insertInto("skus")
          .values({ sku_id: wanted, product_id: id, code: "X", title: "X", price_cents: 1, weight_grams: 1 })
          .execute();
      });
      const file = join(folder, "pen.csv");
      await writeFile(file, `${[HEAD, row("pen", { sku: "PEN" })].join("\n")}\n`);
      for (let times = 0; times < 2; times += 1) {
        expect((await runScript("import", [file], other.environment)).code).toBe(0);
        const skus = await other.within((db) =>
          db.queries.selectFrom("skus").select(["sku_id", "code"]).orderBy("sku_id").execute(),
        );
        expect(skus).toEqual([
          { sku_id: wanted, code: "X" },
          { sku_id: wanted + 1, code: "PEN" },
        ]);
      }
    } finally {
      await other.remove();
    }
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest } from "../db/test-database.ts";
import { openModelLibrary } from "../models-3d/model-library.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { runScript } from "../testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "../testing/store-home.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { productPage } from "./get-product.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";

const THINGS = 250;
/** The import waits for this one, whose name a transaction of the test holds: it is killed there. */
const HELD = 170;
/** New things are loaded a hundred at a time. */
const BEFORE = 99;
const gear = demoCatalogue.products.find((product): product is CatalogueGear => product.kind === "gear");

function thing(at: number): CatalogueGear {
  if (!gear) throw new Error("The demo has gear");
  const sku = { ...gear.skus[0], charged: [] } as CatalogueGear["skus"][number];
  const skuId = 500_001 + at * 2;
  const skus = [
    { ...sku, skuId, code: `THING-${at}-A` },
    { ...sku, skuId: skuId + 1, code: `THING-${at}-B` },
  ];
  return { ...gear, slug: `thing-${at}`, name: `Thing ${at}`, skus, defaultSkuId: skuId };
}

// The embedded database has one process: nobody could look on while the import runs.
describe.each(databasesToTest().filter((kind) => kind === "postgres"))("an import on %s", (kind) => {
  let home: StoreHome;
  let folder: string;
  beforeAll(async () => {
    home = await makeStoreHome(kind);
    folder = await mkdtemp(join(tmpdir(), "import-killed-"));
  });
  afterAll(async () => {
    await home.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** The slugs a shopper sees; throws for a product whose page cannot be made. */
  async function whole(db: Database): Promise<string[]> {
    const models = await openModelLibrary("catalogue/models-3d");
    const pictures = await openPictureLibrary("catalogue/pictures");
    const catalogue = new MemoryCatalogue({ db, config: storeConfig });
    const shop = { catalogue, now: () => TEST_NOW, config: storeConfig, pictures, models };
    const products = await catalogue.find({});
    for (const product of products) {
      expect(product.skus).toHaveLength(2);
      expect(await productPage(product, shop)).toMatchObject({ slug: product.slug, name: product.name });
    }
    return products.map(({ slug }) => slug);
  }

  test("that is killed half-way leaves a whole shop, and the same command finishes it", async () => {
    const file = join(folder, "things.json");
    const products = Array.from({ length: THINGS }, (_, at) => thing(at));
    await writeFile(file, JSON.stringify({ format: "rigsmith-catalogue", version: 1, products, faqs: {} }));
    const shown = await home.within(async (db) => {
      const letGo = new Error("let go");
      await expect(
        db.transaction(async (tx) => {
          await tx
            .insertInto("products")
            .values({
              slug: `thing-${HELD}`,
              kind: "gear",
              gear_category_id: 161,
              name: "Held",
              summary: "Held.",
              default_sku_id: 1,
              detail: "{}",
              position: 0,
              created_at: TEST_NOW,
            })
            .execute();
          const child = spawn(process.execPath, ["scripts/import.ts", file], {
            env: { ...process.env, ...home.environment },
            stdio: "ignore",
          });
          const ended = once(child, "exit");
          const before = `thing-${BEFORE}`;
          const isThere = () => tx.selectFrom("products").select("id").where("slug", "=", before).execute();
          while (child.exitCode === null && (await isThere()).length === 0) await sleep(20);
          child.kill("SIGKILL");
          expect(await ended).toEqual([null, "SIGKILL"]);
          throw letGo;
        }),
      ).rejects.toBe(letGo);
      return whole(db);
    });
    expect(shown.length).toBeGreaterThan(BEFORE);
    expect(shown.length).toBeLessThan(THINGS);
    const again = await runScript("import", [file], home.environment);
    expect(again).toEqual({
      code: 0,
      lines: [
        `Imported ${THINGS} products with ${THINGS * 2} SKUs: 0 PCs, 0 laptops, 0 parts, ${THINGS} pieces of gear.`,
      ],
    });
    expect(await home.within(whole)).toHaveLength(THINGS);
  });
});

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeConfig } from "#config";
import { MemoryCatalogue } from "#server/catalog/memory-catalogue.ts";
import { listing } from "#server/catalog/get-listing.ts";
import { productPage } from "#server/catalog/get-product.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createThrowAway, databasesToTest } from "#server/db/test-database.ts";
import { openModelLibrary } from "#server/models-3d/model-library.ts";
import { openPictureLibrary } from "#server/pictures/picture-library.ts";

const CSV = "catalogue/samples/shopify-pcs.csv";
const MAPPING = "catalogue/samples/shopify-pcs-mapping.json";

let folder: string;
let databaseUrl = "";
let dropDatabase = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-mapping-"));
  // Where PostgreSQL is found it spares the seconds that an embedded database of its own takes.
  if (!databasesToTest().includes("postgres")) return;
  const throwAway = await createThrowAway("migrated");
  [databaseUrl, dropDatabase] = [throwAway.url, throwAway.drop];
});
afterAll(async () => {
  await dropDatabase();
  await rm(folder, { recursive: true, force: true });
});

/** The real command in a process of its own: what it prints, and its code. */
async function runImport(...words: string[]): Promise<{ code: number; lines: string[] }> {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl };
  const run = promisify(execFile)(process.execPath, ["scripts/import.ts", ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split("\n") }),
    (error: { code: number; stdout: string }) => ({ code: error.code, lines: error.stdout.trim().split("\n") }),
  );
}

test("a mapping that is wrong, or is none, is told and nothing is imported", async () => {
  const wrong = join(folder, "wrong.json");
  await writeFile(wrong, (await readFile(MAPPING, "utf8")).replace('"modelType": 2', '"modelType": 9'));
  const latin = join(folder, "latin.json");
  await writeFile(latin, Buffer.from("{}\n\u00e9", "latin1"));
  const answers = await Promise.all([runImport(CSV, "--mapping", wrong), runImport(CSV, "--mapping", latin)]);
  expect(answers).toEqual([
    {
      code: 1,
      lines: ["wrong.json:7  rules[0].product.modelType: must be one of 1, 2, 3, 4", "Nothing was imported."],
    },
    { code: 1, lines: [expect.stringContaining("latin.json:2  (file): is not UTF-8"), "Nothing was imported."] },
  ]);
  expect(await runImport(CSV, "--mapping")).toMatchObject({
    code: 2,
    lines: expect.arrayContaining([expect.stringContaining("--mapping MAPPING")]) as string[],
  });
});

test("the sample becomes a shop: a PC with its bill, a laptop, parts that are sold, gear with its variants in order", async () => {
  expect(await runImport(CSV, "--mapping", MAPPING)).toEqual({
    code: 0,
    lines: ["Imported 8 products with 10 SKUs: 1 PC, 1 laptop, 4 parts, 2 pieces of gear."],
  });
  const db = await openDatabase({ dataDir: join(folder, "data"), databaseUrl: databaseUrl || null });
  try {
    const models = await openModelLibrary("catalogue/models-3d");
    const pictures = await openPictureLibrary("catalogue/pictures");
    const catalogue = new MemoryCatalogue({ db, config: storeConfig });
    const shop = { catalogue, now: () => new Date("2026-11-21T15:00:00Z"), config: storeConfig, pictures, models };
    const cards = async (list: "gaming-pcs" | "gaming-laptops" | "pc-parts") => (await listing({ list }, shop)).items;
    const pageOf = async (slug: string) => {
      const product = await catalogue.product(slug);
      if (!product) throw new Error(`${slug} is not in the shop`);
      return productPage(product, shop);
    };
    expect((await cards("gaming-pcs")).map(({ link, specs }) => [link, specs.map(({ text }) => text)])).toEqual([
      ["/store/harbor-60", ["GeForce RTX 5060 Ti 16 GB", "Ryzen 7 7700, 8 cores", "32 GB DDR5-6000", "1 TB SSD"]],
    ]);
    expect((await pageOf("harbor-60")).partsBill?.parts.map(({ name, link }) => [name.split(" ")[0], link])).toEqual([
      ["AMD", "/gear-store/pc-parts/ryzen-7-7700"],
      ["MSI", "/gear-store/pc-parts/rtx-5060-ti-16"],
      ["ADATA", "/gear-store/pc-parts/memory-32-6000"],
      ["Kingston", "/gear-store/pc-parts/ssd-nv3-1tb"],
    ]);
    expect((await cards("gaming-laptops")).map(({ slug }) => slug)).toEqual(["harbor-14"]);
    const parts = (await cards("pc-parts")).map(({ slug, canAddToCart }) => [slug, canAddToCart] as const);
    expect(Object.fromEntries(parts)).toEqual({
      "ryzen-7-7700": true,
      "rtx-5060-ti-16": true,
      "memory-32-6000": true,
      "ssd-nv3-1tb": true,
    });
    expect((await pageOf("glide-pad")).variants.map(({ title }) => title)).toEqual(["Small", "Medium", "Large"]);
  } finally {
    await db.close();
  }
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

const TABLES = ["products", "skus", "stock", "prices_charged", "faqs", "imported_handles", "imported_units"];

/** Every row of what a catalogue is, save when it was made. */
async function tables(db: Database): Promise<Record<string, string[]>> {
  const all = TABLES.map(async (table) => {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(one) - 'created_at')::text as row from ${sql.table(table)} as one order by 1`.execute(
      db.queries,
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

describe.each(databasesToTest())("an export on %s", { timeout: 120_000 }, (kind) => {
  let home: StoreHome;
  let folder: string;
  beforeEach(async () => {
    home = await makeStoreHome(kind);
    folder = await mkdtemp(join(tmpdir(), "export-"));
  });
  afterEach(async () => {
    await home.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const run = (script: string, ...words: string[]) => runScript(script, words, home.environment);

  test("that is imported again changes nothing: no row of the catalogue, its names or its stock", async () => {
    const shopify = [
      "catalogue/samples/shopify-pcs.csv",
      "--mapping",
      "catalogue/samples/shopify-pcs-mapping.json",
    ] as const;
    expect((await run("import", ...shopify)).code).toBe(0);
    // Sold since, and one that is off the lists.
    await home.within(async ({ queries }) => {
      await queries
        .updateTable("stock")
        .set((eb) => ({ on_hand: eb("on_hand", "-", 2) }))
        .where("policy", "=", "tracked")
        .where("on_hand", ">", 2)
        .execute();
      const gear = queries.selectFrom("products").select("slug").where("kind", "=", "gear").orderBy("slug").limit(1);
      await queries.updateTable("products").set({ listed: false }).where("slug", "=", gear).execute();
    });
    const before = await home.within(tables);
    const file = join(folder, "shop.json");
    expect(await run("export", file)).toEqual({ code: 0, lines: ["Exported 8 products."] });
    const { products } = JSON.parse(await readFile(file, "utf8")) as { products: { published?: boolean }[] };
    expect(products.filter(({ published }) => published === false)).toHaveLength(1);
    expect((await run("import", file, "--replace")).code).toBe(0);
    expect(await home.within(tables)).toEqual(before);
    expect((await run("export", file)).lines[0]).toContain("cannot be written");
  });

  test("of a shop whose lists have questions is taken again, too", async () => {
    expect((await run("import", "catalogue/samples/small-shop.json")).code).toBe(0);
    const before = await home.within(tables);
    expect(before["faqs"]?.length).toBeGreaterThan(0);
    const file = join(folder, "with-questions.json");
    expect((await run("export", file)).code).toBe(0);
    expect(await run("import", file, "--replace")).toMatchObject({ code: 0 });
    expect(await home.within(tables)).toEqual(before);
  });
});

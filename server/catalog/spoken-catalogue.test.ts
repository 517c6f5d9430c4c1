import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { Locale } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { speaking } from "../languages/spoken.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { spokenCatalogue } from "./spoken-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const now = new Date("2026-11-21T15:00:00Z");
let db: Database;
let catalogue: CatalogueReader;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: now, replace: false });
  catalogue = spokenCatalogue({ db, config: storeConfig });
});
afterAll(() => db.close());

const titlesIn = (locale: Locale) =>
  speaking(locale, async () => {
    const { facets } = await catalogue.list({ list: "gear-store" }, 24);
    return facets.map(({ title }) => title);
  });

test("a list's facets are called as its reader's language calls them", async () => {
  expect(await titlesIn("en-US")).toContain("Color");
  expect(await titlesIn("en-CA")).toContain("Colour");
  expect(await titlesIn("en-US")).not.toContain("Colour");
});

test("each language has its products once, and hears of what changed", async () => {
  const own = (locale: Locale) => speaking(locale, () => catalogue.find({}));
  const [us, ca] = [await own("en-US"), await own("en-CA")];
  expect(ca.map(({ slug }) => slug)).toEqual(us.map(({ slug }) => slug));
  expect((await own("en-CA"))[0]).toBe(ca[0]);
  expect(us[0]).not.toBe(ca[0]);
  const [first] = us;
  if (!first) throw new Error("Nothing is sold");
  const { slug, skus } = first;
  await db.execute("update skus set price_cents = 5100 where sku_id = any($1)", [skus.map(({ skuId }) => skuId)]);
  await catalogue.changed(null);
  for (const locale of ["en-US", "en-CA"] as const) {
    const product = await speaking(locale, () => catalogue.product(slug));
    expect(new Set(product?.skus.map(({ price }) => price))).toEqual(new Set([5100]));
  }
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { Locale } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { speaking } from "../languages/spoken.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { spokenCatalogue } from "./spoken-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const SLUG = "forge-70-ti-rdy";
const source = { fileName: "demo", sha256: "0", at: new Date("2026-11-21T15:00:00Z"), replace: false };
const nothingElse = { ...demoCatalogue, products: [], faqs: {}, frames: undefined };

describe.each(databasesToTest())("texts of the catalogue in other languages, on %s", (kind) => {
  let db: Database;
  let catalogue: CatalogueReader;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await writeCatalogue(db, demoCatalogue, source);
    catalogue = spokenCatalogue({ db, config: storeConfig });
  });
  afterAll(() => db.close());

  const seen = (locale: Locale, slug = SLUG) => speaking(locale, () => catalogue.product(slug));

  test("are said to whoever reads in one, with the store's promises filled in; names stay", async () => {
    const [english, french] = [await seen("en-US"), await seen("fr-CA")];
    expect(english?.summary).toBe("RTX 5070 Ti and a 9800X3D in white. For 1440p with everything on.");
    expect(french?.summary).toBe("RTX 5070 Ti et 9800X3D, en blanc. Pour le 1440p avec tout activé.");
    expect(french?.skus[0]?.title).toBe("Préassemblé");
    expect(french?.name).toBe(english?.name);
    expect((await seen("fr-CA", "bundle-first-desk"))?.specs[0]?.text).toBe("Écran\u00a0: Arc 24");
    const oled = await seen("fr-CA", "tempo-16-70-ti");
    expect(oled?.description.join(" ")).toContain("La garantie couvre cela pendant 1 an.");
    const [question] = await speaking("fr-CA", () => catalogue.faq("prebuilt-gaming-pcs"));
    expect(question?.question).toBe("Que veut dire RDY?");
  });

  test("narrow a list by addresses that are the same in each language", async () => {
    const valuesIn = (locale: Locale) =>
      speaking(locale, async () =>
        (await catalogue.find({})).map(({ slug, facets }) => [
          slug,
          Object.entries(facets).map(([key, values]) => [key, values.map(({ value }) => value)]),
        ]),
      );
    expect(await valuesIn("fr-CA")).toEqual(await valuesIn("en-US"));
  });

  test("leave the shop by an export as they came", async () => {
    expect((await exportCatalogue(db.queries)).texts).toEqual(demoCatalogue.texts);
  });

  test("change with a file that says them anew, and stay with one that says nothing of them", async () => {
    const other = { "fr-CA": { "Ready-made": "Prêt" } };
    await writeCatalogue(db, { ...nothingElse, texts: other }, source);
    await catalogue.changed([{ productId: 0, slug: null, what: "product" }]);
    expect((await seen("fr-CA"))?.skus[0]?.title).toBe("Prêt");
    expect((await seen("fr-CA"))?.summary).toBe((await seen("en-US"))?.summary);
    await writeCatalogue(db, { ...nothingElse, texts: undefined }, source);
    expect((await exportCatalogue(db.queries)).texts).toEqual(other);
    await writeCatalogue(db, demoCatalogue, { ...source, replace: true });
    expect((await exportCatalogue(db.queries)).texts).toEqual(demoCatalogue.texts);
  });

  test("that are none, in a row that was written by hand, leave what they stand for as it is", async () => {
    const title = (await seen("en-US"))?.skus[0]?.title ?? "";
    for (const odd of [5, null, {}, ["a"], ""]) {
      await db.execute("update catalogue_texts set texts = $1::jsonb", [JSON.stringify({ [title]: odd })]);
      await catalogue.changed([{ productId: 0, slug: null, what: "product" }]);
      expect((await seen("fr-CA"))?.skus[0]?.title).toBe(title);
    }
    await db.execute("update catalogue_texts set texts = '[5]'");
    await catalogue.changed([{ productId: 0, slug: null, what: "product" }]);
    expect((await seen("fr-CA"))?.summary).toBe((await seen("en-US"))?.summary);
  });
});

import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Catalogue, CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { storeConfig } from "#config";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";
import { readJudgedFacts } from "./part-facts.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const parts = demoCatalogue.products.filter((product): product is CataloguePart => product.kind === "part");
const chassis = parts.find(({ slug }) => slug === "case-forge-black");
const board = parts.find(({ slug }) => slug === "board-b850i");
const desk = parts.find(({ optionId }) => optionId === 26);

function shop(...products: (CataloguePart | undefined)[]): Catalogue {
  return { ...demoCatalogue, products: products.filter((product) => product !== undefined), faqs: {} };
}

const load = (db: Database, catalogue: Catalogue) =>
  writeCatalogue(db, catalogue, { fileName: "parts", sha256: "0", at: TEST_NOW, replace: false });

const longer = (part: CataloguePart | undefined, maxGpuMm: number) =>
  ({ ...part, facts: { ...part?.facts, maxGpuMm } }) as CataloguePart;

describe.each(databasesToTest())("facts of components on %s", (kind) => {
  test("are read by SKU with their version, and only where a rule asks them", async () => {
    const db = await openTestDatabase(kind);
    await load(db, shop(chassis, board, desk));
    const [caseSku = 0, boardSku = 0, deskSku = 0] = [chassis, board, desk].map((part) => part?.defaultSkuId);
    const facts = await new MemoryCatalogue({ db, config: storeConfig }).partFacts([caseSku, boardSku, deskSku, 1]);
    expect([...facts.keys()].toSorted()).toEqual([caseSku, boardSku].toSorted());
    expect(facts.get(caseSku)).toMatchObject({ optionId: 1, category: "case", facts: chassis?.facts });
    expect(facts.get(boardSku)).toMatchObject({ optionId: 3, category: "motherboard", facts: board?.facts });
    await db.close();
  });

  test("have a version of their own after each change, the same for the same facts, and the old one is kept", async () => {
    const db = await openTestDatabase(kind);
    const skuId = chassis?.defaultSkuId ?? 0;
    const versionNow = async () =>
      (await new MemoryCatalogue({ db, config: storeConfig }).partFacts([skuId])).get(skuId)?.version ?? "";
    await load(db, shop(chassis));
    const first = await versionNow();
    await load(db, shop({ ...chassis, name: "Rigsmith Forge, renamed" } as CataloguePart));
    expect(await versionNow()).toBe(first);
    await load(db, shop(longer(chassis, 380)));
    expect(await versionNow()).not.toBe(first);
    expect(await readJudgedFacts(db.queries, [{ skuId, version: first }])).toMatchObject([
      { facts: { maxGpuMm: 400 } },
    ]);
    await load(db, shop(chassis));
    expect(await versionNow()).toBe(first);
    await db.close();
  });

  test("go through export and import as they are, with where they come from", async () => {
    const db = await openTestDatabase(kind);
    await load(db, shop(chassis, board, desk));
    const exported = await exportCatalogue(db.queries);
    const told = exported.products.map((product) => product.kind === "part" && [product.facts, product.factsFrom]);
    expect(told).toEqual([chassis, board, desk].map((part) => [part?.facts, part?.factsFrom]));
    await db.close();
  });
});

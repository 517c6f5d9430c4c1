import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import * as schemas from "#contract/schemas/catalogue-file/part-facts-schema.ts";
import { everyDatabase, openTestDatabase } from "../db/test-database.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const MIGRATION = new URL("../db/migrations/0198-part-facts.sql", import.meta.url);

/** Facts as files before migration 0198 had them. */
const OLD = [
  {
    slug: "case-forge-black",
    schema: schemas.CaseFacts,
    facts: {
      boardFormFactors: ["ATX"],
      maxGpuMm: 400,
      maxGpuSlots: 4,
      maxCoolerMm: 172,
      psuFormFactors: ["ATX"],
      maxPsuMm: 210,
      radiatorSpots: [{ place: "top", maxMm: 360 }],
      sizeMm: { width: 230, height: 478, depth: 462 },
      fansIncluded: 4,
      bays25: 3,
      bays35: 2,
      frontPorts: ["Headset"],
      color: "black",
    },
    now: {
      radiatorSpots: [{ place: "top", sizesMm: [360], depthMm: null, offsetMm: null, fanCount: null }],
      fans: null,
      maxGpuMm: 400,
    },
  },
  {
    slug: "board-b850i",
    schema: schemas.MotherboardFacts,
    facts: {
      socket: "AM5",
      chipset: "AMD B850",
      formFactor: "Mini-ITX",
      memoryType: "DDR5",
      memorySlots: 2,
      maxMemoryGb: 128,
      m2Slots: 2,
      sataPorts: 2,
      pcieX16Slots: 1,
      pcieGeneration: 5,
      wifi: null,
      ethernetGbps: 5,
      epsConnectors: 1,
      fanHeaders: 4,
      argbHeaders: 1,
    },
    now: { m2: null, epsPlugs: { eight: 1, four: 0 }, caseFanHeaders: null },
  },
  {
    slug: "rtx-5080-quiet",
    schema: schemas.VideoCardFacts,
    facts: {
      chip: "GeForce RTX 5080",
      maker: "NVIDIA",
      memoryGb: 16,
      memoryType: "GDDR7",
      lengthMm: 332.1,
      slots: 3.5,
      tdpWatts: 360,
      powerConnectors: { pcie8: 0, pcie16: 1 },
      outputs: "1 × HDMI 2.1",
      advisedPsuWatts: 850,
    },
    now: { outputs: null, powerConnectors: { pcie6: 0, pcie8: 0, pcie16: 1 }, lengthMm: 332.1 },
  },
  {
    slug: "cooler-air-twin",
    schema: schemas.CoolingFacts,
    facts: { type: "air", radiatorMm: null, heightMm: 157, sockets: ["AM5"], tdpWatts: 230, fans: 2, color: "black" },
    now: { radiatorMm: "none", memoryClearanceMm: null },
  },
] as const;

describe.each(everyDatabase())("facts of the old shape on %s", (kind) => {
  test("are what the catalogue reads now, with what they do not say unknown, and have a version", async () => {
    const db = await openTestDatabase(kind);
    const source = { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false };
    const slugs = new Set<string>(OLD.map(({ slug }) => slug));
    await writeCatalogue(
      db,
      { ...demoCatalogue, products: demoCatalogue.products.filter(({ slug }) => slugs.has(slug)) },
      source,
    );
    for (const { slug, facts } of OLD)
      await sql`
        update products set detail = detail - 'pcLab' || ${JSON.stringify({ facts, factsFrom: `Record of ${slug}` })}::jsonb
        where slug = ${slug}`.execute(db.queries);
    await db.execute("drop table part_facts; drop function facts_version");
    await db.execute(readFileSync(MIGRATION, "utf8"));
    const { rows } = await sql<{ slug: string; facts: object; from: object[]; kept: object }>`
      select slug, detail -> 'facts' as facts, detail -> 'factsFrom' as from, part_facts.facts as kept
      from products join part_facts on product_id = products.id`.execute(db.queries);
    for (const { slug, schema, now } of OLD) {
      const row = rows.find((one) => one.slug === slug);
      expect(schema.parse(row?.facts)).toEqual(row?.facts);
      expect(row?.facts).toMatchObject(now);
      expect(row?.from).toMatchObject([{ record: `Record of ${slug}` }]);
      expect(row?.kept).toEqual(row?.facts);
    }
    await db.close();
  });
});

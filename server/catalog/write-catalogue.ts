import { sql } from "kysely";
import type { Catalogue, CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Database, Queries, Tx } from "../db/database.ts";
import { catalogueConflicts } from "./catalogue-conflicts.ts";
import { saveTexts } from "./catalogue-texts.ts";
import { saveFrameTable } from "./frame-tables.ts";
import { findChanges, type Loading, type PlacedProduct, saveProducts, unitsOf } from "./save-products.ts";
import { type FileCounts, unitsToCount } from "./save-stock.ts";

export interface WrittenCatalogue {
  products: number;
  skus: number;
  /** Products that left the lists because the file keeps them from sale, or, with `replace`, does not name them. */
  withdrawn: number;
  /** SKUs that the file counts otherwise than the file before, and whose count stayed as the shop has it. */
  countsKept: number;
}

export interface CatalogueSource {
  fileName: string;
  sha256: string;
  at: Date;
  /** What the file does not name leaves the lists. */
  replace: boolean;
  /** `kept` unless said. */
  counts?: FileCounts;
  /** Slugs that the file names and that are left out of it for a fault: they stay as they are, with `replace` too. */
  leftOut?: readonly string[];
  /** Slugs that the file keeps from sale: they leave the lists. */
  withheld?: readonly string[];
}

/** What the shop already holds contradicts the file: nothing of it was loaded. */
class CatalogueConflict extends Error {
  override name = "CatalogueConflict";
}

/** Looked at together, and loaded together where they are new: nobody can wait for what was never there. */
const SKUS_A_LOOK = 200;
/**
 * Few enough that an order which needs one of these SKUs waits for milliseconds: `docs/decisions/0011`. A product with
 * more of them is a step of its own.
 */
const SKUS_A_STEP = 20;

/**
 * Adds and updates every product of a checked catalogue, in short transactions that each leave a whole shop: parts
 * before what is built of them, a product with all its SKUs, and what leaves the lists at the end. Killed half-way, the
 * next run of the same file finishes it. Products the file does not name stay; with `replace` they are taken off the
 * lists, because orders still point at them. Throws `CatalogueConflict` before anything is changed.
 */
export async function writeCatalogue(
  db: Database,
  catalogue: Catalogue,
  source: CatalogueSource,
): Promise<WrittenCatalogue> {
  const [conflict] = await catalogueConflicts(db.queries, catalogue);
  if (conflict) throw new CatalogueConflict(`${conflict.path.join(".")}: ${conflict.message}`);
  const { id } = await db.queries
    .insertInto("catalogue_imports")
    .values({
      file_name: source.fileName,
      file_sha256: source.sha256,
      products: catalogue.products.length,
      imported_at: source.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const loading: Loading = { at: source.at, counts: source.counts ?? "kept" };
  for (const look of inGroups(partsFirst(catalogue.products), SKUS_A_LOOK)) {
    const { added, changed } = await findChanges(db.queries, look, loading.counts);
    const steps = added.length > 0 ? [added, ...inGroups(changed, SKUS_A_STEP)] : inGroups(changed, SKUS_A_STEP);
    for (const step of steps) await db.transaction((tx) => saveProducts(tx, step, loading));
  }
  const leaving = await leavingSlugs(db.queries, catalogue.products, source);
  for (let at = 0; at < leaving.length; at += SKUS_A_STEP)
    await takeOffLists(db.queries, leaving.slice(at, at + SKUS_A_STEP));
  await db.transaction(async (tx) => {
    await saveFaqs(tx, catalogue.faqs, source.replace);
    await saveFrameTable(tx, catalogue.frames ?? null, source.replace);
    await saveTexts(tx, catalogue.texts ?? {}, source.replace);
    await tx.updateTable("catalogue_imports").set({ finished_at: source.at }).where("id", "=", id).execute();
  });
  // Its figures steer every plan until the database looks by itself, which may be hours later.
  await sql`analyze products, skus, stock, prices_charged, catalogue_changes`.execute(db.queries);
  const skus = catalogue.products.reduce((sum, product) => sum + product.skus.length, 0);
  return {
    products: catalogue.products.length,
    skus,
    withdrawn: leaving.length,
    countsKept: await countsKept(db.queries, catalogue.products),
  };
}

async function countsKept(queries: Queries, products: readonly CatalogueProduct[]): Promise<number> {
  const units = unitsOf(products.map((product, position) => ({ product, position })));
  return (await unitsToCount(queries, units, "moved")).length;
}

/** A computer never stands in the shop without what it is made of. */
function partsFirst(products: readonly CatalogueProduct[]): PlacedProduct[] {
  const placed = products.map((product, position) => ({ product, position }));
  return [
    ...placed.filter(({ product }) => product.kind === "part"),
    ...placed.filter(({ product }) => product.kind !== "part"),
  ];
}

/** One after the other, so many SKUs in each at most. */
function inGroups(placed: readonly PlacedProduct[], most: number): PlacedProduct[][] {
  const groups: PlacedProduct[][] = [];
  let units = most;
  for (const one of placed) {
    if (units + one.product.skus.length > most) {
      groups.push([]);
      units = 0;
    }
    groups.at(-1)?.push(one);
    units += one.product.skus.length;
  }
  return groups;
}

/** What is on the lists and is to leave them; a PC leaves with a part of it, and before it. */
async function leavingSlugs(
  queries: Queries,
  products: readonly CatalogueProduct[],
  { replace, leftOut = [], withheld = [] }: CatalogueSource,
): Promise<string[]> {
  const named = JSON.stringify([...products.map(({ slug }) => slug), ...leftOut]);
  const { rows } = await sql<{ slug: string }>`
    with leaving as (
      select slug from products where listed and (slug in (select jsonb_array_elements_text(${JSON.stringify(withheld)}::text::jsonb))
        or ${replace} and slug not in (select jsonb_array_elements_text(${named}::text::jsonb)))
    )
    select slug from products where listed and (slug in (select slug from leaving) or kind = 'pc' and exists (
      select from jsonb_array_elements(detail -> 'parts') as fitted
      where fitted ->> 'part' in (select slug from leaving)
        or fitted ->> 'part' not in (select slug from products where listed)
    )) order by kind = 'part', slug`.execute(queries);
  return rows.map(({ slug }) => slug);
}

async function takeOffLists(queries: Queries, slugs: readonly string[]): Promise<void> {
  await queries
    .updateTable("products")
    .set({ listed: false })
    .where("listed", "=", true)
    .where("slug", "in", slugs)
    .execute();
}

/** Another shop's answers are not this one's: with `replace` the questions of every list go, too. */
async function saveFaqs(tx: Tx, faqs: Catalogue["faqs"], replace: boolean): Promise<void> {
  if (replace) await tx.deleteFrom("faqs").execute();
  for (const [page, entries] of Object.entries(faqs)) {
    await tx.deleteFrom("faqs").where("page", "=", page).execute();
    const rows = (entries ?? []).map((entry, position) => ({ page, position, ...entry }));
    if (rows.length > 0) await tx.insertInto("faqs").values(rows).execute();
  }
}

import { sql } from "kysely";
import {
  type Catalogue,
  type CatalogueProduct,
  UNLIMITED_STOCK,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Database, Tx } from "../db/database.ts";
import { catalogueConflicts } from "./catalogue-conflicts.ts";
import { searchText } from "./search-text.ts";

export interface WrittenCatalogue {
  products: number;
  skus: number;
}

/** What the shop already holds contradicts the file: nothing of it was loaded. */
class CatalogueConflict extends Error {
  override name = "CatalogueConflict";
}

/**
 * Few enough that an order which needs one of these SKUs waits for milliseconds: `docs/decisions/0011`. A product with
 * more of them is a step of its own.
 */
const SKUS_A_STEP = 10;

/**
 * Adds and updates every product of a checked catalogue, in short transactions that each leave a whole shop: parts
 * before what is built of them, a product with all its SKUs, and what leaves the lists at the end. Killed half-way, the
 * next run of the same file finishes it. Products the file does not name stay; with `replace` they are taken off the
 * lists, because orders still point at them. Throws `CatalogueConflict` before anything is changed.
 */
export async function writeCatalogue(
  db: Database,
  catalogue: Catalogue,
  source: { fileName: string; sha256: string; at: Date; replace: boolean },
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
  for (const step of stepsOf(catalogue.products))
    await db.transaction(async (tx) => {
      for (const { product, position } of step) await saveProduct(tx, product, position, source.at);
      const units = step.flatMap(({ product }) => product.skus.map((sku) => ({ product, sku })));
      // Orders take stock in rising order too, so that nobody waits in a circle.
      for (const { sku } of units.toSorted((one, other) => one.sku.skuId - other.sku.skuId))
        await saveStock(tx, sku.skuId, sku.stock);
    });
  await db.transaction(async (tx) => {
    if (source.replace) await takeOffLists(tx, catalogue.products);
    await saveFaqs(tx, catalogue.faqs, source.replace);
    await tx.updateTable("catalogue_imports").set({ finished_at: source.at }).where("id", "=", id).execute();
  });
  const skus = catalogue.products.reduce((sum, product) => sum + product.skus.length, 0);
  return { products: catalogue.products.length, skus };
}

interface Placed {
  product: CatalogueProduct;
  position: number;
}

/** Parts first: a computer never stands in the shop without what it is made of. */
function stepsOf(products: readonly CatalogueProduct[]): Placed[][] {
  const placed = products.map((product, position) => ({ product, position }));
  const inOrder = [
    ...placed.filter(({ product }) => product.kind === "part"),
    ...placed.filter(({ product }) => product.kind !== "part"),
  ];
  const steps: Placed[][] = [];
  let units = SKUS_A_STEP;
  for (const one of inOrder) {
    if (units + one.product.skus.length > SKUS_A_STEP) {
      steps.push([]);
      units = 0;
    }
    steps.at(-1)?.push(one);
    units += one.product.skus.length;
  }
  return steps;
}

async function takeOffLists(tx: Tx, products: readonly CatalogueProduct[]): Promise<void> {
  const kept = JSON.stringify(products.map(({ slug }) => slug));
  await tx
    .updateTable("products")
    .set({ listed: false })
    .where("listed", "=", true)
    .where(sql<boolean>`slug not in (select jsonb_array_elements_text(${kept}::text::jsonb))`)
    .execute();
}

async function saveProduct(tx: Tx, product: CatalogueProduct, position: number, at: Date): Promise<void> {
  const computer = product.kind === "pc" || product.kind === "laptop" ? product : null;
  const row = {
    kind: product.kind,
    model_id: computer?.modelId ?? null,
    model_type: computer?.modelType ?? null,
    option_id: product.kind === "part" ? product.optionId : null,
    gear_category_id: product.kind === "gear" ? product.gearCategoryId : null,
    name: product.name,
    summary: product.summary,
    requires_pc: product.requiresPc,
    default_sku_id: product.defaultSkuId,
    detail: JSON.stringify(product),
    position,
    listed: true,
    search: sql<string>`to_tsvector('simple', ${searchText(product)})`,
  };
  const saved = await tx
    .insertInto("products")
    .values({ slug: product.slug, created_at: at, ...row })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  const productId = saved.id;
  for (const sku of product.skus) await saveSku(tx, productId, product, sku);
  await retireSkus(tx, productId, product);
}

async function saveSku(
  tx: Tx,
  productId: number,
  product: CatalogueProduct,
  sku: CatalogueProduct["skus"][number],
): Promise<void> {
  const row = {
    code: sku.code,
    title: sku.title,
    price_cents: toCents(sku.price),
    was_cents: sku.was && toCents(sku.was.price),
    was_from: sku.was?.from ?? null,
    was_until: sku.was?.until ?? null,
    weight_grams: sku.weightGrams,
    recycle_cents: toCents(sku.recycleFee),
    deposit_cents: product.kind === "gear" && product.preOrder ? toCents(product.preOrder.deposit) : null,
    leasable: sku.leasable,
    active: true,
  };
  const added = await tx
    .insertInto("skus")
    .values({ sku_id: sku.skuId, product_id: productId, ...row })
    .onConflict((conflict) => conflict.column("sku_id").doNothing())
    .returning("sku_id")
    .execute();
  if (added.length > 0) return;
  // A row that stays as it is is not locked.
  const changed = sql<boolean>`(code, title, price_cents, was_cents, was_from, was_until, weight_grams, recycle_cents, deposit_cents, leasable, active)
    is distinct from (${row.code}::text, ${row.title}::text, ${row.price_cents}::bigint, ${row.was_cents}::bigint, ${row.was_from}::date, ${row.was_until}::date, ${row.weight_grams}::int, ${row.recycle_cents}::bigint, ${row.deposit_cents}::bigint, ${row.leasable}::boolean, true)`;
  await tx.updateTable("skus").set(row).where("sku_id", "=", sku.skuId).where(changed).execute();
}

/** What is held for orders in payment stays held: the file's count is what stands in the warehouse. */
async function saveStock(tx: Tx, skuId: number, stock: number): Promise<void> {
  const policy = stock === UNLIMITED_STOCK ? ("unlimited" as const) : ("tracked" as const);
  const onHand = stock === UNLIMITED_STOCK ? 0 : stock;
  const added = await tx
    .insertInto("stock")
    .values({ sku_id: skuId, policy, on_hand: onHand })
    .onConflict((conflict) => conflict.column("sku_id").doNothing())
    .returning("sku_id")
    .execute();
  if (added.length > 0) return;
  const counted = sql<number>`greatest(${onHand}::int, held)`;
  await tx
    .updateTable("stock")
    .set({ policy, on_hand: counted })
    .where("sku_id", "=", skuId)
    .where(sql<boolean>`(policy, on_hand) is distinct from (${policy}::text, ${counted})`)
    .execute();
}

/** A SKU that left the file can no longer be bought; orders and carts still know it. */
async function retireSkus(tx: Tx, productId: number, product: CatalogueProduct): Promise<void> {
  await tx
    .updateTable("skus")
    .set({ active: false })
    .where("product_id", "=", productId)
    .where("active", "=", true)
    .where(
      "sku_id",
      "not in",
      product.skus.map(({ skuId }) => skuId),
    )
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

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

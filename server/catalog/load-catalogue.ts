import { sql } from "kysely";
import { type Catalogue, type CatalogueProduct, UNLIMITED_STOCK } from "#contract/catalogue-file/catalogue-schema.ts";
import type { Database, Tx } from "../db/database.ts";
import { searchText } from "./search-text.ts";

export interface LoadedCatalogue {
  products: number;
  skus: number;
}

/** What the shop already holds contradicts the file: the reason names both sides. */
export class CatalogueConflict extends Error {
  override name = "CatalogueConflict";
}

/**
 * Adds and updates every product of a checked catalogue in one transaction: all of it or nothing. Products the file
 * does not name stay; with `replace` they are taken off the lists, because orders still point at them.
 */
export async function loadCatalogue(
  db: Database,
  catalogue: Catalogue,
  source: { fileName: string; sha256: string; at: Date; replace: boolean },
): Promise<LoadedCatalogue> {
  return db.transaction(async (tx) => {
    if (source.replace) await tx.updateTable("products").set({ listed: false }).execute();
    let skus = 0;
    for (const [position, product] of catalogue.products.entries()) {
      const productId = await saveProduct(tx, product, position, source.at);
      for (const sku of product.skus) await saveSku(tx, productId, product, sku);
      await retireSkus(tx, productId, product);
      skus += product.skus.length;
    }
    await saveFaqs(tx, catalogue.faqs);
    await tx
      .insertInto("catalogue_imports")
      .values({
        file_name: source.fileName,
        file_sha256: source.sha256,
        products: catalogue.products.length,
        imported_at: source.at,
      })
      .execute();
    return { products: catalogue.products.length, skus };
  });
}

async function saveProduct(tx: Tx, product: CatalogueProduct, position: number, at: Date): Promise<number> {
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
  return Number(saved.id);
}

async function saveSku(
  tx: Tx,
  productId: number,
  product: CatalogueProduct,
  sku: CatalogueProduct["skus"][number],
): Promise<void> {
  const known = await tx
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["product_id", "products.slug"])
    .where("sku_id", "=", sku.skuId)
    .executeTakeFirst();
  if (known && Number(known.product_id) !== productId) {
    throw new CatalogueConflict(`SKU ${sku.skuId} of ${product.slug} already belongs to ${known.slug}`);
  }
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
  await tx
    .insertInto("skus")
    .values({ sku_id: sku.skuId, product_id: productId, ...row })
    .onConflict((conflict) => conflict.column("sku_id").doUpdateSet(row))
    .execute();
  await saveStock(tx, sku.skuId, sku.stock);
}

/** What is held for orders in payment stays held: the file's count is what stands in the warehouse. */
async function saveStock(tx: Tx, skuId: number, stock: number): Promise<void> {
  const policy = stock === UNLIMITED_STOCK ? ("unlimited" as const) : ("tracked" as const);
  const onHand = stock === UNLIMITED_STOCK ? 0 : stock;
  await tx
    .insertInto("stock")
    .values({ sku_id: skuId, policy, on_hand: onHand })
    .onConflict((conflict) =>
      conflict.column("sku_id").doUpdateSet({ policy, on_hand: sql<number>`greatest(${onHand}::int, stock.held)` }),
    )
    .execute();
}

/** A SKU that left the file can no longer be bought; orders and carts still know it. */
async function retireSkus(tx: Tx, productId: number, product: CatalogueProduct): Promise<void> {
  await tx
    .updateTable("skus")
    .set({ active: false })
    .where("product_id", "=", productId)
    .where(
      "sku_id",
      "not in",
      product.skus.map(({ skuId }) => skuId),
    )
    .execute();
}

async function saveFaqs(tx: Tx, faqs: Catalogue["faqs"]): Promise<void> {
  for (const [page, entries] of Object.entries(faqs)) {
    await tx.deleteFrom("faqs").where("page", "=", page).execute();
    const rows = (entries ?? []).map((entry, position) => ({ page, position, ...entry }));
    if (rows.length > 0) await tx.insertInto("faqs").values(rows).execute();
  }
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

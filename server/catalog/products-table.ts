import { cents } from "#rules/money/cents.ts";
import { CHOSEN_WITH_A_BUILD } from "#contract/catalogue-file/component-options.ts";
import type { CatalogueProduct } from "#contract/catalogue-file/catalogue-schema.ts";
import type { Queries } from "../db/database.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import { toShopProduct } from "./to-shop-product.ts";

/** Everything listed, with SKUs and what of them can be bought now. Three queries, whatever the size. */
export async function loadProducts(queries: Queries): Promise<ShopProduct[]> {
  const rows = await queries
    .selectFrom("products")
    .select(["id", "model_id", "model_type", "position", "detail"])
    .where("listed", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  // After the products: while an import runs, each product that was read has its SKUs.
  const skuRows = await queries
    .selectFrom("skus")
    .innerJoin("stock", "stock.sku_id", "skus.sku_id")
    .selectAll("skus")
    .select(["policy", "on_hand", "held"])
    .where("active", "=", true)
    .orderBy("skus.sku_id")
    .execute();
  const skusByProduct = Map.groupBy(skuRows, (row) => row.product_id);
  const details = new Map(rows.map((row) => [row.id, row.detail as CatalogueProduct]));
  const partsBySlug = new Map<string, { product: CatalogueProduct; sku: ShopSku }>();
  const products = rows.map((row) => {
    const product = details.get(row.id) as CatalogueProduct;
    // The merchant's file says in which order its variants stand; an id says nothing.
    const place = new Map(product.skus.map(({ skuId }, at) => [skuId, at]));
    const skus = (skusByProduct.get(row.id) ?? [])
      .map(toSku)
      .sort((a, b) => (place.get(a.skuId) ?? place.size) - (place.get(b.skuId) ?? place.size));
    const sku = skus.find(({ skuId }) => skuId === product.defaultSkuId) ?? skus[0];
    if (product.kind === "part" && sku) partsBySlug.set(product.slug, { product, sku });
    return { id: row.id, position: row.position, product, skus };
  });
  return products
    .filter(({ product, skus }) => skus.length > 0 && isSoldApart(product))
    .map((entry) => toShopProduct(entry, partsBySlug));
}

function isSoldApart(product: CatalogueProduct): boolean {
  return product.kind !== "part" || !CHOSEN_WITH_A_BUILD.has(product.optionId);
}

export async function loadFaqs(queries: Queries): Promise<Map<string, { question: string; answer: string }[]>> {
  const rows = await queries
    .selectFrom("faqs")
    .select(["page", "question", "answer"])
    .orderBy("page")
    .orderBy("position")
    .execute();
  return Map.groupBy(
    rows.map(({ page, question, answer }) => ({ page, question, answer })),
    ({ page }) => page,
  );
}

interface SkuRow {
  sku_id: number;
  code: string;
  title: string;
  price_cents: number;
  was_cents: number | null;
  was_from: string | null;
  was_until: string | null;
  weight_grams: number;
  deposit_cents: number | null;
  policy: string;
  on_hand: number;
  held: number;
}

function toSku(row: SkuRow): ShopSku {
  const was =
    row.was_cents === null || row.was_from === null || row.was_until === null
      ? null
      : { price: cents(row.was_cents), fromOn: row.was_from, untilOn: row.was_until };
  return {
    skuId: row.sku_id,
    code: row.code,
    title: row.title,
    price: cents(row.price_cents),
    was,
    weightGrams: row.weight_grams,
    deposit: row.deposit_cents === null ? null : cents(row.deposit_cents),
    stock: { policy: row.policy as ShopSku["stock"]["policy"], available: row.on_hand - row.held },
  };
}

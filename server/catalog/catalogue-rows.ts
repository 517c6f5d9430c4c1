import { cents } from "#rules/money/cents.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { Queries } from "../db/database.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { readChargedPrices } from "./charged-prices.ts";
import { type BoughtReviews, readBoughtReviews } from "./bought-reviews.ts";
import type { Faq, ShopSku } from "./shop-product.ts";

/** A listed product as its row says it, its SKUs in the order of the merchant's file. */
export interface ProductRow {
  id: number;
  position: number;
  product: CatalogueProduct;
  skus: readonly Omit<ShopSku, "stock">[];
  /** Null where no buyer's review is shown. */
  bought: BoughtReviews | null;
}

export type StockBySku = ReadonlyMap<number, ShopSku["stock"]>;

/** Everything listed that has a SKU, or some of it. Four queries, whatever the size. */
export async function readProducts(
  queries: Queries,
  timeZone: string,
  productIds?: readonly number[],
): Promise<ProductRow[]> {
  const rows = await queries
    .selectFrom("products")
    .select(["id", "position", "detail"])
    .where("listed", "=", true)
    .$if(productIds !== undefined, (all) => all.where("id", "in", productIds ?? []))
    .orderBy("position")
    .orderBy("id")
    .execute();
  // After the products: while an import runs, each product that was read has its SKUs.
  const skuRows = await queries
    .selectFrom("skus")
    .selectAll()
    .where("active", "=", true)
    .$if(productIds !== undefined, (all) => all.where("product_id", "in", productIds ?? []))
    .orderBy("sku_id")
    .execute();
  const charged = await readChargedPrices(queries, productIds);
  const boughtReviews = await readBoughtReviews(queries, timeZone, productIds);
  const skusByProduct = Map.groupBy(skuRows, (row) => row.product_id);
  return rows
    .map((row) => {
      const product = row.detail as CatalogueProduct;
      // The merchant's file says in which order its variants stand; an id says nothing.
      const place = new Map(product.skus.map(({ skuId }, at) => [skuId, at]));
      const skus = (skusByProduct.get(row.id) ?? [])
        .map((row) => toSku(row, charged.get(row.sku_id) ?? []))
        .toSorted((a, b) => (place.get(a.skuId) ?? place.size) - (place.get(b.skuId) ?? place.size));
      return { id: row.id, position: row.position, product, skus, bought: boughtReviews.get(row.id) ?? null };
    })
    .filter(({ skus }) => skus.length > 0);
}

/** What can be bought now of every SKU. */
export async function readStock(queries: Queries): Promise<Map<number, ShopSku["stock"]>> {
  const rows = await queries.selectFrom("stock").select(["sku_id", "policy", "on_hand", "held"]).execute();
  return new Map(rows.map((row) => [row.sku_id, { policy: row.policy, available: row.on_hand - row.held }]));
}

/** Asked by every node for every order, so it begins with the few products, whatever the planner knows of the tables. */
const READ_STOCK_OF = new HotStatement({
  name: "read_stock_of",
  takes: { productIds: "int4[]" },
  gives: { sku_id: "int4", policy: holds<ShopSku["stock"]["policy"]>("text"), available: "int4" },
  sql: `select unit.* from unnest((select :productIds)) as wanted, lateral (
      select sku_id from skus where product_id = wanted offset 0
    ) as sku, lateral (
      select stock.sku_id, policy, on_hand - held as available from stock where stock.sku_id = sku.sku_id offset 0
    ) as unit`,
});

/** What can be bought now of some products. */
export async function readStockOf(queries: Queries, productIds: readonly number[]): Promise<StockBySku> {
  const rows = await READ_STOCK_OF.run(queries, { productIds });
  return new Map(rows.map(({ sku_id, ...stock }) => [sku_id, stock]));
}

/** The questions under each list's page. */
export async function readFaqs(queries: Queries): Promise<ReadonlyMap<string, readonly Faq[]>> {
  const rows = await queries
    .selectFrom("faqs")
    .select(["page", "question", "answer"])
    .orderBy("page")
    .orderBy("position")
    .execute();
  const byPage = Map.groupBy(rows, ({ page }) => page);
  return new Map([...byPage].map(([page, own]) => [page, own.map(({ question, answer }) => ({ question, answer }))]));
}

interface SkuRow {
  sku_id: number;
  code: string;
  title: string;
  price_cents: number;
  weight_grams: number;
  deposit_cents: number | null;
  leasable: boolean;
}

function toSku(row: SkuRow, charged: ShopSku["charged"]): Omit<ShopSku, "stock"> {
  return {
    skuId: row.sku_id,
    code: row.code,
    title: row.title,
    price: cents(row.price_cents),
    charged,
    weightGrams: row.weight_grams,
    deposit: row.deposit_cents === null ? null : cents(row.deposit_cents),
    leasable: row.leasable,
  };
}

import { HAS_PAGE } from "../catalog/has-page.ts";
import type { Queries, Tx } from "../db/database.ts";

export interface NoticedSku {
  policy: "tracked" | "unlimited" | "unavailable";
  available: number;
}

/** A SKU that has a page in the shop, with what of it can be bought now; null for any other. */
export async function listedSku(queries: Queries | Tx, skuId: number): Promise<NoticedSku | null> {
  const row = await queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .innerJoin("stock", "stock.sku_id", "skus.sku_id")
    .select(["policy", "on_hand", "held"])
    .where("skus.sku_id", "=", skuId)
    .where(HAS_PAGE)
    .executeTakeFirst();
  return row ? { policy: row.policy, available: row.on_hand - row.held } : null;
}

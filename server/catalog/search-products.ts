import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { ShopProduct } from "./shop-product.ts";

/** Nobody looks through more; a search for one letter would find the whole shop. */
const MOST_FOUND = 1000;

/**
 * At most a thousand products, the best, that hold every word of `text`, the last one as a beginning ("rtx 50" finds RTX 5070), with the search's
 * score by product id. A search that has no letters or digits finds nothing.
 */
export async function searchRanks(queries: Queries, text: string): Promise<Map<number, number>> {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return new Map();
  const wanted = words.map((word) => `${word}:*`).join(" & ");
  const found = await queries
    .selectFrom("products")
    .select(["id", sql<number>`ts_rank(search, to_tsquery('simple', ${wanted}))`.as("rank")])
    .where(sql<boolean>`search @@ to_tsquery('simple', ${wanted})`)
    .where("listed", "=", true)
    .orderBy("rank", "desc")
    .orderBy("position")
    .limit(MOST_FOUND)
    .execute();
  return new Map(found.map(({ id, rank }) => [id, rank]));
}

/** Those that were found, the best first. */
export function bestFirst(products: readonly ShopProduct[], ranks: ReadonlyMap<number, number>): ShopProduct[] {
  return products
    .filter(({ id }) => ranks.has(id))
    .toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0) || a.position - b.position);
}

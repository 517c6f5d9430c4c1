import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/**
 * Products that hold every word of `text`, the last one as a beginning ("rtx 50" finds RTX 5070), with the search's
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
    .execute();
  return new Map(found.map(({ id, rank }) => [id, rank]));
}

import { cents } from "#rules/money/cents.ts";
import type { ChargedPrice } from "#rules/pricing/struck-price.ts";
import type { Queries } from "../db/database.ts";

/** What SKUs that had more than one price cost, and when, the oldest first. */
export async function readChargedPrices(
  queries: Queries,
  productIds?: readonly number[],
): Promise<ReadonlyMap<number, readonly ChargedPrice[]>> {
  const rows = await queries
    .selectFrom("prices_charged")
    .select(["prices_charged.sku_id", "cents", "from_at", "until_at"])
    .where("prices_charged.sku_id", "in", (eb) =>
      eb
        .selectFrom("prices_charged as ended")
        .select("ended.sku_id")
        .where("ended.until_at", "is not", null)
        .$if(productIds !== undefined, (some) =>
          some.innerJoin("skus", "skus.sku_id", "ended.sku_id").where("skus.product_id", "in", [...(productIds ?? [])]),
        ),
    )
    .orderBy("from_at")
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.sku_id)].map(([skuId, prices]) => [
      skuId,
      prices.map((row) => ({ price: cents(row.cents), from: row.from_at, until: row.until_at })),
    ]),
  );
}

import type { Queries, Tx } from "../db/database.ts";
import { refused } from "../http/route.ts";
import type { HoldRefusal } from "./holds.ts";

/** Why an order cannot hold what it needs, in words; `expired` when it held it once and the time ran out. */
export async function holdRefused(queries: Queries | Tx, refusal: HoldRefusal, expired: boolean) {
  if (refusal.reason === "coupon_used_up") {
    return refused(409, "coupon_used_up", "This code has been used up. Remove it to continue. You were not charged.");
  }
  const name = await skuName(queries, refusal.skuId);
  const left = refusal.left === 0 ? `${name} is sold out` : `${name}: ${refusal.left} left`;
  if (expired)
    return refused(
      409,
      "reservation_expired",
      `Your items were held for 15 minutes and then released. ${left}. You were not charged.`,
    );
  return refused(409, refusal.reason, `${left}. You were not charged.`);
}

async function skuName(queries: Queries | Tx, skuId: number): Promise<string> {
  const row = await queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select("products.name")
    .where("skus.sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
  return row.name;
}

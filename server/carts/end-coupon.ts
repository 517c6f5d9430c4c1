import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** Ends a coupon now; orders that have it keep it. Says whether there is such a coupon, and whether it was over already. */
export async function endCoupon(queries: Queries, code: string, at: Date): Promise<"ended" | "was_over" | "unknown"> {
  const ended = await queries
    .updateTable("coupons")
    .set({
      ends_at: at,
      // One that had not started ends like the others: a coupon starts before it ends.
      starts_at: sql<Date>`least(starts_at, ${at}::timestamptz - interval '1 millisecond')`,
    })
    .where("code", "=", code)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
    .returning("code")
    .executeTakeFirst();
  if (ended) return "ended";
  const known = await queries.selectFrom("coupons").select("code").where("code", "=", code).executeTakeFirst();
  return known ? "was_over" : "unknown";
}

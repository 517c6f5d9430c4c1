import { sql } from "kysely";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import type { CouponToMake } from "#rules/discounts/coupon-to-make.ts";
import { cents } from "#rules/money/cents.ts";
import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

export interface CouponRow extends CouponToMake {
  used: number;
}

/** Coupons as they were made, newest start first; one, when its code is given. */
export async function listCoupons(queries: Queries, most: number, code?: string): Promise<CouponRow[]> {
  const rows = await queries
    .selectFrom("coupons")
    .selectAll()
    .$if(code !== undefined, (query) => query.where("code", "=", code ?? ""))
    .orderBy("starts_at", "desc")
    .orderBy("code")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...toCoupon(row),
    useLimit: row.use_limit,
    customerUseLimit: row.customer_use_limit,
    listed: row.listed,
    used: row.used,
  }));
}

/** Coupons for everybody that hold at this moment and are not used up, those that end first before the others. */
export async function listCouponsForAll(queries: Queries, at: Date, most: number): Promise<Coupon[]> {
  const rows = await queries
    .selectFrom("coupons")
    .selectAll()
    .where("listed", "=", true)
    .where("starts_at", "<=", at)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", at)]))
    .where((eb) => eb.or([eb("use_limit", "is", null), eb("use_limit", ">", eb.ref("used"))]))
    .orderBy((eb) => eb.fn.coalesce("ends_at", sql<Date>`'infinity'`))
    .orderBy("code")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...toCoupon(row),
    usesLeft: row.use_limit === null ? null : row.use_limit - row.used,
    // Whose uses count is known once there is an address.
    usesLeftForCustomer: null,
  }));
}

function toCoupon(row: Row<"coupons">) {
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimumSubtotal: cents(row.minimum_cents),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at && row.ends_at.toISOString(),
    onlySkuIds: row.only_sku_ids,
    onlyKinds: row.only_kinds,
    exceptSkuIds: row.except_sku_ids,
  };
}

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

import type { CouponToMake } from "#rules/discounts/coupon-to-make.ts";
import { cents } from "#rules/money/cents.ts";
import type { Queries } from "../db/database.ts";

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
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimumSubtotal: cents(row.minimum_cents),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at && row.ends_at.toISOString(),
    useLimit: row.use_limit,
    customerUseLimit: row.customer_use_limit,
    onlySkuIds: row.only_sku_ids,
    onlyKinds: row.only_kinds,
    exceptSkuIds: row.except_sku_ids,
    used: row.used,
  }));
}

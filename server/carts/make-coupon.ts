import type { CouponToMake } from "#rules/discounts/coupon-to-make.ts";
import { type Read, unreadable } from "#rules/discounts/read-coupon-value.ts";
import { ok } from "#rules/refusal.ts";
import type { Queries } from "../db/database.ts";

/** Writes a coupon that no cart has seen. Refused, in a sentence, for SKUs that it cannot match and a code that exists. */
export async function makeCoupon(queries: Queries, coupon: CouponToMake): Promise<Read<null>> {
  const wrongSku =
    (await wrongSkuOf(queries, "--skus", coupon.onlySkuIds, coupon.onlyKinds)) ??
    (await wrongSkuOf(queries, "--except-skus", coupon.exceptSkuIds, coupon.onlyKinds));
  if (wrongSku) return unreadable(wrongSku);
  const made = await queries
    .insertInto("coupons")
    .values({
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      minimum_cents: coupon.minimumSubtotal,
      starts_at: new Date(coupon.startsAt),
      ends_at: coupon.endsAt === null ? null : new Date(coupon.endsAt),
      use_limit: coupon.useLimit,
      customer_use_limit: coupon.customerUseLimit,
      only_sku_ids: [...coupon.onlySkuIds],
      only_kinds: [...coupon.onlyKinds],
      except_sku_ids: [...coupon.exceptSkuIds],
      listed: coupon.listed,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst();
  return made ? ok(null) : unreadable(`The code ${coupon.code} exists already: give this coupon another code.`);
}

/** A SKU that the shop does not have, or whose kind the coupon leaves out: either would match nothing. */
async function wrongSkuOf(
  queries: Queries,
  option: string,
  skuIds: readonly number[],
  kinds: CouponToMake["onlyKinds"],
): Promise<string | null> {
  if (skuIds.length === 0) return null;
  const rows = await queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["skus.sku_id", "products.kind"])
    .where("skus.sku_id", "in", skuIds)
    .execute();
  const kindOf = new Map(rows.map((row) => [row.sku_id, row.kind === "pc" ? ("desktop" as const) : row.kind]));
  for (const skuId of skuIds) {
    const kind = kindOf.get(skuId);
    if (!kind)
      return `${option} has ${skuId}, which no product of the shop has: take it out, or give the right number.`;
    if (kinds.length > 0 && !kinds.includes(kind))
      return `${option} has ${skuId}, whose kind is ${kind}, and --kinds leaves it out: take it out, or add ${kind} to --kinds.`;
  }
  return null;
}

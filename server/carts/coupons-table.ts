import { createHash } from "node:crypto";
import { cents } from "#rules/money/cents.ts";
import type { Coupon } from "#rules/pricing/cart-to-price.ts";
import type { Queries, Tx } from "../db/database.ts";

/**
 * A coupon with the uses left to this cart. What the cart's own unpaid order holds counts as left: the shopper who
 * comes back to pay must not find the coupon "used up" by themselves.
 */
export async function findCoupon(
  queries: Queries | Tx,
  code: string,
  cart: { id: string; email: string | null },
): Promise<Coupon | null> {
  const row = await queries
    .selectFrom("coupons")
    .selectAll()
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const uses = await countUses(queries, row.code, cart);
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimumSubtotal: cents(row.minimum_cents),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at && row.ends_at.toISOString(),
    usesLeft: row.use_limit === null ? null : row.use_limit - row.used + uses.ownUnpaid,
    usesLeftForCustomer: row.customer_use_limit === null ? null : row.customer_use_limit - uses.byCustomer,
    onlySkuIds: row.only_sku_ids,
    onlyKinds: row.only_kinds,
    exceptSkuIds: row.except_sku_ids,
  };
}

async function countUses(queries: Queries | Tx, code: string, cart: { id: string; email: string | null }) {
  const own = await queries
    .selectFrom("coupon_uses")
    .innerJoin("orders", "orders.id", "coupon_uses.order_id")
    .select((eb) => eb.fn.countAll<number>().as("uses"))
    .where("coupon_uses.coupon_code", "=", code)
    .where("orders.cart_id", "=", cart.id)
    .where("orders.state", "=", "pending_payment")
    .executeTakeFirstOrThrow();
  if (cart.email === null) return { ownUnpaid: own.uses, byCustomer: 0 };
  const byCustomer = await queries
    .selectFrom("coupon_uses")
    .innerJoin("orders", "orders.id", "coupon_uses.order_id")
    .select((eb) => eb.fn.countAll<number>().as("uses"))
    .where("coupon_uses.coupon_code", "=", code)
    .where("coupon_uses.email_sha256", "=", emailSha256(cart.email))
    .where((eb) => eb.not(eb.and([eb("orders.cart_id", "=", cart.id), eb("orders.state", "=", "pending_payment")])))
    .executeTakeFirstOrThrow();
  return { ownUnpaid: own.uses, byCustomer: byCustomer.uses };
}

/** Customers are counted by the hash of their address, not by the address. */
export function emailSha256(email: string): Uint8Array {
  return createHash("sha256").update(email.trim().toLowerCase()).digest();
}

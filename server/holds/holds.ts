import { type Refusal, refuse } from "#rules/refusal.ts";
import { couponCustomer } from "../carts/coupon-customer.ts";
import type { Queries, Tx } from "../db/database.ts";
import { givePointsBack, spentPoints, takePoints } from "../points/take-points.ts";
import { giveVoucherBack, holdsVoucher, takeVoucher, type VoucherOrder } from "../vouchers/order-voucher.ts";
import { type OrderRow, unitsOf } from "../orders/orders-table.ts";
import {
  giveLongerWarrantiesBack,
  hasLongerWarranties,
  takeLongerWarranties,
} from "../warranties/longer-warranties-table.ts";

export const HOLD_MINUTES = 15;

/** Stock and coupon wait this long for the shopper's payment. */
export function holdDeadline(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}

export type HoldRefusal = Refusal<
  | "out_of_stock"
  | "model_not_available"
  | "coupon_used_up"
  | "points_too_few"
  | "voucher_short"
  | "longer_warranty_none"
  | "longer_warranty_taken"
>;
export type HoldOutcome = { ok: true } | HoldRefusal;

type OrderToHold = Pick<OrderRow, "id" | "couponCode" | "email" | "pointsUsed" | "voucher">;

/**
 * Takes the order's stock, its coupon use, its points, its part of a voucher and its longer warranties, all or nothing, until `until`; SKUs in rising order so that two orders
 * never wait for each other in a circle. The order row must be locked (or new) in the same transaction.
 */
export async function takeHolds(tx: Tx, order: OrderToHold, until: Date, now: Date): Promise<HoldOutcome> {
  const taken: { skuId: number; quantity: number }[] = [];
  const refuseWith = async (refusal: HoldRefusal): Promise<HoldRefusal> => {
    for (const { skuId, quantity } of taken) await giveBack(tx, skuId, quantity);
    return refusal;
  };
  for (const { skuId, policy, wanted } of await stockInOrder(tx, await unitsOf(tx, order.id))) {
    if (policy === "unlimited") continue;
    if (policy === "unavailable") return refuseWith(refuse("model_not_available", { name: await skuName(tx, skuId) }));
    if (!(await takeStock(tx, skuId, wanted)))
      return refuseWith(
        refuse("out_of_stock", { name: await skuName(tx, skuId), left: await unitsLeft(tx, skuId), at: "order" }),
      );
    taken.push({ skuId, quantity: wanted });
  }
  if (order.couponCode !== null && !(await takeCouponUse(tx, order.couponCode, order)))
    return refuseWith(refuse("coupon_used_up", { code: order.couponCode, at: "order" }));
  const short = (await takePoints(tx, order, now)) ?? (await takeLongerWarranties(tx, order.id, now));
  if (short) {
    if (order.couponCode !== null) await giveCouponBack(tx, order.id);
    await givePointsBack(tx, order.id, now);
    return refuseWith(short);
  }
  const spent = await takeVoucher(tx, order, now);
  if (spent) {
    if (order.couponCode !== null) await giveCouponBack(tx, order.id);
    await givePointsBack(tx, order.id, now);
    await giveLongerWarrantiesBack(tx, order.id);
    return refuseWith(spent);
  }
  for (const { skuId, quantity } of taken) await reserve(tx, order.id, skuId, quantity, until);
  return { ok: true };
}

/** The order's own units are kept longer. Nothing happens to what was released or claimed. */
export async function extendHolds(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx
    .updateTable("stock_reservations")
    .set({ expires_at: until })
    .where("order_id", "=", orderId)
    .where("state", "=", "held")
    .execute();
  await tx.updateTable("orders").set({ held_until: until }).where("id", "=", orderId).execute();
}

/** Gives stock, coupon use, points and voucher back; again is a no-op. */
export async function releaseHolds(tx: Tx, order: VoucherOrder, now: Date): Promise<void> {
  const { id: orderId } = order;
  for (const { sku_id, quantity } of await heldBy(tx, orderId)) await giveBack(tx, sku_id, quantity);
  await tx
    .updateTable("stock_reservations")
    .set({ state: "released" })
    .where("order_id", "=", orderId)
    .where("state", "=", "held")
    .execute();
  await giveCouponBack(tx, orderId);
  await givePointsBack(tx, orderId, now);
  await giveVoucherBack(tx, order, now);
  await giveLongerWarrantiesBack(tx, orderId);
}

/** The use of its coupon that an order had is free again; again is a no-op. */
export async function giveCouponBack(tx: Tx, orderId: string): Promise<void> {
  const uses = await tx.deleteFrom("coupon_uses").where("order_id", "=", orderId).returning("coupon_code").execute();
  for (const { coupon_code } of uses) {
    await tx
      .updateTable("coupons")
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .where("code", "=", coupon_code)
      .execute();
  }
}

function heldBy(tx: Tx, orderId: string) {
  return tx
    .selectFrom("stock_reservations")
    .select(["sku_id", "quantity"])
    .where("order_id", "=", orderId)
    .where("state", "=", "held")
    .orderBy("sku_id")
    .execute();
}

async function stockInOrder(tx: Tx, units: ReadonlyMap<number, number>) {
  if (units.size === 0) return [];
  const rows = await tx
    .selectFrom("stock")
    .select(["sku_id", "policy"])
    .where("sku_id", "in", [...units.keys()])
    .orderBy("sku_id")
    .execute();
  return rows.map((row) => ({ skuId: row.sku_id, policy: row.policy, wanted: units.get(row.sku_id) ?? 0 }));
}

/** The one place stock is taken: a condition in the update itself, because a read before it would be stale under load. */
async function takeStock(tx: Tx, skuId: number, quantity: number): Promise<boolean> {
  const result = await tx
    .updateTable("stock")
    .set((eb) => ({ held: eb("held", "+", quantity) }))
    .where("sku_id", "=", skuId)
    .where("policy", "=", "tracked")
    .where((eb) => eb(eb("on_hand", "-", eb.ref("held")), ">=", quantity))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

async function giveBack(tx: Tx, skuId: number, quantity: number): Promise<void> {
  await tx
    .updateTable("stock")
    .set((eb) => ({ held: eb("held", "-", quantity) }))
    .where("sku_id", "=", skuId)
    .execute();
}

async function reserve(tx: Tx, orderId: string, skuId: number, quantity: number, until: Date): Promise<void> {
  await tx
    .insertInto("stock_reservations")
    .values({ order_id: orderId, sku_id: skuId, quantity, state: "held", expires_at: until })
    .onConflict((conflict) =>
      conflict.columns(["order_id", "sku_id"]).doUpdateSet({ quantity, state: "held", expires_at: until }),
    )
    .execute();
}

export async function skuName(tx: Tx, skuId: number): Promise<string> {
  const row = await tx
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select("products.name")
    .where("skus.sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
  return row.name;
}

async function unitsLeft(queries: Queries | Tx, skuId: number): Promise<number> {
  const row = await queries
    .selectFrom("stock")
    .select(["on_hand", "held"])
    .where("sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
  return Math.max(0, row.on_hand - row.held);
}

/** The update locks the coupon's row, so the count per customer after it cannot be passed by a second order. */
export async function takeCouponUse(tx: Tx, code: string, order: OrderToHold): Promise<boolean> {
  const customer = couponCustomer(order.email);
  const coupon = await tx
    .updateTable("coupons")
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("code", "=", code)
    .where((eb) => eb.or([eb("use_limit", "is", null), eb("used", "<", eb.ref("use_limit"))]))
    .returning(["customer_use_limit"])
    .executeTakeFirst();
  if (!coupon) return false;
  const { uses } = await tx
    .selectFrom("coupon_uses")
    .select((eb) => eb.fn.countAll<number>().as("uses"))
    .where("coupon_code", "=", code)
    .where("email_sha256", "=", customer)
    .executeTakeFirstOrThrow();
  if (coupon.customer_use_limit !== null && uses >= coupon.customer_use_limit) {
    await tx
      .updateTable("coupons")
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .where("code", "=", code)
      .execute();
    return false;
  }
  await tx
    .insertInto("coupon_uses")
    .values({ coupon_code: code, order_id: order.id, email_sha256: customer })
    .execute();
  return true;
}

/** Whether the order still has what it took. Stock, coupon, points and voucher are taken and released together. */
export async function isHolding(tx: Tx, order: VoucherOrder): Promise<boolean> {
  const { id: orderId } = order;
  const stock = await tx
    .selectFrom("stock_reservations")
    .select("sku_id")
    .where("order_id", "=", orderId)
    .where("state", "=", "held")
    .limit(1)
    .executeTakeFirst();
  if (stock) return true;
  const coupon = await tx
    .selectFrom("coupon_uses")
    .select("coupon_code")
    .where("order_id", "=", orderId)
    .limit(1)
    .executeTakeFirst();
  if (coupon !== undefined || (await spentPoints(tx, orderId)) > 0 || (await holdsVoucher(tx, order))) return true;
  return hasLongerWarranties(tx, orderId);
}

/** Keeps the holds until `until`, taking them again when they had run out. */
export async function ensureHolds(tx: Tx, order: OrderToHold, until: Date, now: Date): Promise<HoldOutcome> {
  if (!(await isHolding(tx, order))) {
    const outcome = await takeHolds(tx, order, until, now);
    if (!outcome.ok) return outcome;
  }
  await extendHolds(tx, order.id, until);
  return { ok: true };
}

import { priceDropCouponSub, subscribe } from "#contract/alerts.ts";
import { getListing, notifyMe } from "#contract/catalog.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { SceneStage } from "./scene-stage.ts";

/** One of each that can be waited for, and two that have come. */
export async function fillAlerts(stage: SceneStage, visitor: Visitor, Email: string): Promise<void> {
  const { queries } = stage.world.db;
  const { items } = await visitor.call(getListing, { query: { list: "gaming-pcs" } });
  const [first, second, third] = items.filter(({ availability }) => availability.state !== "sold_out");
  const soldOut = items.find(({ availability }) => availability.state === "sold_out");
  if (soldOut) await visitor.call(notifyMe, { body: { SkuID: soldOut.skuId, Email } });
  for (const [product, Coupon, Target] of [
    [first, true, (first?.price.amount ?? 0) - 150],
    [second, false, null],
  ] as const)
    await visitor.call(priceDropCouponSub, {
      body: { SkuID: product?.skuId ?? 0, Email, PriceDrop: true, Coupon, Target },
    });
  // One began higher: it has come half of the way.
  await queries
    .updateTable("alerts")
    .set((eb) => ({ below_cents: eb("below_cents", "+", 15_000) }))
    .where("target_cents", "is not", null)
    .execute();
  await visitor.call(subscribe, { body: { Email } });
  const member_id = await stage.memberId(Email);
  const [asked_at, told_at] = [new Date("2026-11-02T15:00:00Z"), new Date("2026-11-19T15:00:00Z")];
  const now = Math.round((third?.price.amount ?? 0) * 100);
  const wanted = { below_cents: now + 5000, target_cents: now + 100 };
  for (const [kind, product] of [
    ["price_drop", third],
    ["back_in_stock", second],
  ] as const)
    await queries
      .insertInto("told_alerts")
      .values({ member_id, kind, sku_id: product?.skuId ?? 0, asked_at, told_at, ...(kind === "price_drop" && wanted) })
      .execute();
  await queries
    .updateTable("orders")
    .set({ text_phone: "3035550123", text_agreed_at: told_at, text_ended_at: null })
    .where("order_number", "=", stage.facts.get("building") ?? "")
    .execute();
}

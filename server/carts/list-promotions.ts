import type { getPromotions as call, Promotion } from "#contract/promotions.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import { cents, type Cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import { lastDayBefore } from "#rules/shipping/warehouse-day.ts";
import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { couponOn } from "./apply-coupon.ts";
import { withAdded } from "./cart-lines.ts";
import { PLAIN } from "./carts-table.ts";
import { listCouponsForAll } from "./coupons-table.ts";
import { findCart, NO_CART } from "./load-cart.ts";

/** No shopper reads through more. */
const MOST = 20;

/** Codes for everybody that hold now. Of one product, those that the cart would take for it, with what they take off there. */
export const listPromotions: PublicHandler<typeof call> = async ({ world, query: { sku: skuId } }) => {
  const coupons = await listCouponsForAll(world.db.queries, world.now(), MOST);
  if (skuId === 0)
    return { reply: { Success: true, Promotions: coupons.map((coupon) => toPromotion(coupon, null, world)) } };
  const sku = (await findCart(world, null, { skuIds: [skuId] })).skus.get(skuId);
  if (!sku?.sold) return refuse("sku_unknown", { name: null });
  const lines = withAdded([], sku, { ...PLAIN, id: "1", quantity: 1 });
  return {
    reply: {
      Success: true,
      Promotions: coupons.flatMap((coupon) => {
        const applied = couponOn(world, { ...NO_CART, lines }, coupon);
        return applied.ok ? [toPromotion(coupon, cents(Math.abs(sumCents(applied.value.shares))), world)] : [];
      }),
    },
  };
};

function toPromotion(coupon: Coupon, saving: Cents | null, { config }: Pick<World, "config">): Promotion {
  const { code, kind, value, minimumSubtotal, endsAt, onlySkuIds, onlyKinds, exceptSkuIds } = coupon;
  return {
    CouponCode: code,
    Kind: kind,
    Amount: toWireMoney(kind === "amount" ? cents(value) : NO_CENTS),
    Percent: kind === "percent" ? value / 1_000_000 : 0,
    Minimum: toWireMoney(minimumSubtotal),
    Until: endsAt && lastDayBefore(endsAt, config.shipping.warehouse.timeZone),
    IsForSome: onlySkuIds.length + onlyKinds.length + exceptSkuIds.length > 0,
    Saving: saving === null ? null : toWireMoney(saving),
  };
}

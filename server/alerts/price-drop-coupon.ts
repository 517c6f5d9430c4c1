import { cents, type Cents } from "#rules/money/cents.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import type * as calls from "#contract/alerts.ts";
import { lastDayBefore } from "#rules/shipping/warehouse-day.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import { listCouponsForAll } from "../carts/coupons-table.ts";
import { HAS_PAGE } from "../catalog/has-page.ts";
import type { Handler, OpenHandler } from "../http/route.ts";
import { viewProducts } from "../lists/view-products.ts";
import type { World } from "../world.ts";
import { keepAlert } from "./alerts-table.ts";
import { refuseEmail } from "./subscribe.ts";
import { spoken } from "../languages/spoken.ts";

const { alertWords: words, couponText } = spoken.emailAlerts;

/** No shopper reads through more. */
const MOST_COUPONS = 20;

interface WatchedSku {
  price: Cents;
  /** As coupons name it. */
  kind: "desktop" | "laptop" | "gear" | "part";
  isDeposit: boolean;
}

export const alertCoupons: OpenHandler<typeof calls.alertCoupons> = async ({ world, query }) => {
  const sku = await findWatched(world, query.SkuID);
  if (!sku) return refuse("product_unknown");
  const coupons = await listCouponsForAll(world.db.queries, world.now(), MOST_COUPONS);
  const [product = null] = await viewProducts(world, [{ sku_id: query.SkuID, quantity: 1 }]);
  const fitting = coupons.filter((coupon) => isFor(coupon, query.SkuID, sku));
  return {
    reply: {
      Success: true as const,
      Product: product,
      Coupons: fitting.map((coupon) => ({
        CouponCode: coupon.code,
        Text: couponText(coupon),
        EndsOn: coupon.endsAt && lastDayBefore(coupon.endsAt, world.config.shipping.warehouse.timeZone),
      })),
    },
  };
};

/** One mail each; the address goes with it. The answer is the same whether it was asked before. */
export const priceDropCouponSub: Handler<typeof calls.priceDropCouponSub> = async ({ world, principal, body }) => {
  const email = body.Email.toLowerCase();
  const wrong = refuseEmail(email);
  if (wrong) return wrong;
  if (!body.PriceDrop && !body.Coupon) return refuse("alert_of_nothing");
  const sku = await findWatched(world, body.SkuID);
  if (!sku) return refuse("product_unknown");
  const asked = { email, skuId: body.SkuID, memberId: principal.kind === "member" ? principal.memberId : null };
  const targetCents = body.Target === null ? null : fromWireMoney(body.Target);
  await world.db.transaction(async (tx) => {
    if (body.PriceDrop)
      await keepAlert(world, tx, { ...asked, kind: "price_drop", belowCents: sku.price, targetCents });
    if (body.Coupon) await keepAlert(world, tx, { ...asked, kind: "coupon", belowCents: null });
  });
  return { reply: { Success: true as const, Message: words.promised } };
};

export async function findWatched({ db }: Pick<World, "db">, skuId: number): Promise<WatchedSku | null> {
  const row = await db.queries
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["price_cents", "kind", "deposit_cents"])
    .where("sku_id", "=", skuId)
    .where(HAS_PAGE)
    .executeTakeFirst();
  if (!row) return null;
  const kind = row.kind === "pc" ? "desktop" : row.kind;
  return { price: cents(row.price_cents), kind, isDeposit: row.deposit_cents !== null };
}

/** As `rules/discounts/apply-coupon.ts` takes a line; its minimum depends on the cart and stands in its words. */
function isFor(coupon: Coupon, skuId: number, { kind, isDeposit }: WatchedSku): boolean {
  if (isDeposit || coupon.exceptSkuIds.includes(skuId)) return false;
  if (coupon.onlySkuIds.length > 0 && !coupon.onlySkuIds.includes(skuId)) return false;
  return coupon.onlyKinds.length === 0 || coupon.onlyKinds.includes(kind);
}

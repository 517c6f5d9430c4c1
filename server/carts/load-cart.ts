import { cents } from "#rules/money/cents.ts";
import type { PaymentState } from "#rules/payment/payment-states.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import type { TaxExemption } from "#rules/tax/tax-exemption.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { storeDay } from "./store-day.ts";
import type { Principal } from "../http/principal.ts";
import { COUNTS } from "../points/point-entries-table.ts";
import { isTester } from "../http/tester-token.ts";
import type { World } from "../world.ts";
import { type CartLine, type SellableSku, toLine } from "./cart-lines.ts";
import type { CartRow, ItemRow } from "./carts-table.ts";
import { emailSha256 } from "./coupons-table.ts";
import { claimsOf, OPEN_CARTS } from "./owns.ts";

/** A visitor's cart with everything a price depends on. */
export interface LoadedCart {
  cart: CartRow;
  lines: readonly CartLine[];
  /** The one on the cart, or that was asked for. */
  coupon: Coupon | null;
  /** Its orders that wait for payment, of whatever version. */
  waiting: readonly WaitingOrder[];
  /** What its member can spend; what its own unpaid order spends counts as there. 0 for a guest. */
  pointBalance: number;
  /** Certificates that are approved and not over, of its member. */
  exemptions: readonly TaxExemption[];
  /** A tester's: the tax windows of tester mode hold (S310). */
  testMode: boolean;
}

export interface WaitingOrder {
  orderNumber: string;
  cartVersion: number;
  totalCents: number;
  /** Of its latest attempt; null before the first. */
  paymentState: PaymentState | null;
}

/** Of a visitor without one: nothing is kept of it until something is added. */
export const NO_CART: LoadedCart = {
  cart: {
    id: "",
    memberId: null,
    version: 0,
    couponCode: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethodId: null,
    confirmedZipCode: null,
    usedPoints: 0,
    taxExempt: false,
  },
  lines: [],
  coupon: null,
  waiting: [],
  pointBalance: 0,
  exemptions: [],
  testMode: false,
};

/** What is read besides, or instead of what the cart says. */
export interface AskedOfCart {
  skuIds?: readonly number[];
  couponCode?: string;
  /** Whose uses of the coupon count. */
  email?: string;
}

export interface FoundCart {
  /** Null without a cookie, for a foreign token, and after the cart was ordered. */
  loaded: LoadedCart | null;
  /** Of the lines, and those that were asked for. */
  skus: ReadonlyMap<number, SellableSku>;
  /** True when the visitor's token is one we gave out: a made-up one gets a new token instead of a cart of its choosing. */
  knowsToken: boolean;
}

/** What a SKU's rows say at this moment. */
export interface SkuNow {
  skuId: number;
  unitCents: number;
  isDeposit: boolean;
  weightGrams: number;
  recycleCents: number;
  leasable: boolean;
  isOnSale: boolean;
  policy: SellableSku["stock"]["policy"];
  available: number;
}

interface CouponNow extends Omit<Coupon, "minimumSubtotal" | "usesLeft" | "usesLeftForCustomer"> {
  minimumCents: number;
  useLimit: number | null;
  customerUseLimit: number | null;
  used: number;
  /** What the cart's own unpaid order holds counts as left: who comes back to pay must not find the coupon "used up" by themselves. */
  ownUnpaid: number;
  byCustomer: number;
}

/** Columns of `SkuNow` but for `available`, from `skus`, `products` and `stock`. */
export const SKU_NOW = `
  sku_id as "skuId", coalesce(deposit_cents, price_cents) as "unitCents", deposit_cents is not null as "isDeposit",
  weight_grams as "weightGrams", recycle_cents as "recycleCents", leasable, active and listed as "isOnSale", policy`;

/**
 * Joins that begin with the few rows of one visitor say so by a lateral subquery with `offset 0`: a plan that is kept
 * from the first day would else read all SKUs, or all that is held, for one cart.
 */
const LOAD_CART = new HotStatement({
  name: "load_cart",
  takes: {
    token: "bytea?",
    memberId: "int8?",
    skuIds: "int4[]",
    couponCode: "text?",
    emailSha256: "bytea?",
    today: "date",
  },
  gives: {
    cart: holds<CartRow | null>("json?"),
    items: holds<ItemRow[]>("json"),
    skus: holds<SkuNow[]>("json"),
    coupon: holds<CouponNow | null>("json?"),
    waiting: holds<WaitingOrder[]>("json"),
    knowsToken: "bool",
    pointBalance: "int8",
    exemptions: holds<TaxExemption[]>("json"),
  },
  sql: `
    with cart as (
      select id, member_id as "memberId", version, coupon_code as "couponCode", shipping_address as "shippingAddress",
        billing_address as "billingAddress", shipping_method_id as "shippingMethodId", confirmed_zip_code as "confirmedZipCode",
        used_points as "usedPoints", tax_exempt as "taxExempt"
      from (${OPEN_CARTS}) as carts order by created_at limit 1
    ),
    item as (
      select cart_items.id, sku_id as "skuId", quantity, warranty_id as "warrantyId",
        rush_service as "rushService",
        from_complete_your_purchase as "fromCompleteYourPurchase", added_at
      from cart_items join cart on cart.id = cart_id
    ),
    own as (
      select orders.id, orders.state, order_number, cart_version, total_cents, created_at
      from orders join cart on cart.id = cart_id where orders.state <> 'cancelled'
    ),
    waiting as (
      select order_number as "orderNumber", cart_version as "cartVersion", total_cents as "totalCents",
        (
          select payments.state from payments where order_id = own.id order by payments.created_at desc limit 1
        ) as "paymentState"
      from own where state = 'pending_payment' order by created_at
    ),
    held as (
      select sku_id, sum(quantity) as units from own, lateral (
        select sku_id, quantity from stock_reservations where order_id = own.id and state = 'held' offset 0
      ) as unit group by sku_id
    ),
    sku as (
      select one.* from (select "skuId" as sku_id from item union select unnest((select :skuIds))) as wanted, lateral (
        select ${SKU_NOW}, greatest(0, on_hand - stock.held + coalesce(held.units, 0)) as available
        from skus join stock using (sku_id) join products on products.id = product_id left join held using (sku_id)
        where sku_id = wanted.sku_id offset 0
      ) as one
    ),
    coupon as (
      select code, kind, value, minimum_cents as "minimumCents", starts_at as "startsAt", ends_at as "endsAt",
        use_limit as "useLimit", customer_use_limit as "customerUseLimit", used, only_sku_ids as "onlySkuIds",
        only_kinds as "onlyKinds", except_sku_ids as "exceptSkuIds",
        (
          select count(*) from coupon_uses join own on own.id = order_id
          where coupon_code = code and own.state = 'pending_payment'
        ) as "ownUnpaid",
        (
          select count(*) from coupon_uses left join own on own.id = order_id and own.state = 'pending_payment'
          where coupon_code = code and own.id is null and email_sha256 = coalesce(:emailSha256, (
            select sha256(convert_to(lower(trim("shippingAddress" ->> 'Email')), 'UTF8')) from cart
          ))
        ) as "byCustomer"
      from coupons where code = coalesce(:couponCode, (select "couponCode" from cart))
    )
    select (select row_to_json(cart) from cart) as cart,
      (select coalesce(json_agg(item order by added_at, id), '[]') from item) as items,
      (select coalesce(json_agg(sku), '[]') from sku) as skus,
      (select row_to_json(coupon) from coupon) as coupon,
      (select coalesce(json_agg(waiting), '[]') from waiting) as waiting,
      exists (select from carts where token_sha256 = :token) as "knowsToken",
      (
        select coalesce(sum(points), 0) from point_entries left join lateral (
          select shipped_at from orders where orders.id = order_id offset 0
        ) as orders on true where point_entries.member_id = :memberId and (${COUNTS})
      ) - (
        select coalesce(sum(points), 0) from own join point_entries on order_id = own.id
        where own.state = 'pending_payment' and kind in ('spend', 'give_back')
      ) as "pointBalance",
      (
        select coalesce(json_agg(json_build_object(
          'state', region, 'certificate', certificate, 'organisation', organisation)), '[]')
        from tax_exemptions where tax_exemptions.member_id = :memberId and state = 'approved'
          and (expires_on is null or expires_on >= :today)
      ) as exemptions`,
});

/** The visitor's open cart, and what was asked besides: one statement, and what the SKUs are from memory. */
export async function findCart(
  world: Pick<World, "db" | "catalogue" | "settings" | "config" | "now">,
  principal: Principal | null,
  asked: AskedOfCart = {},
): Promise<FoundCart> {
  const { db, catalogue } = world;
  const [found] = await LOAD_CART.run(db.queries, {
    ...claimsOf(principal),
    skuIds: asked.skuIds ?? [],
    couponCode: asked.couponCode?.trim().toUpperCase() ?? null,
    emailSha256: asked.email === undefined ? null : emailSha256(asked.email),
    today: storeDay(world),
  });
  if (!found) throw new Error("A select without a from answers one row");
  const skus = await sellableSkus(catalogue, found.skus);
  const { cart } = found;
  return {
    loaded: cart && {
      cart,
      lines: found.items.map((item) => toLine(item, skuOf(item, skus))),
      coupon: found.coupon && toCoupon(found.coupon),
      waiting: found.waiting,
      pointBalance: found.pointBalance,
      exemptions: found.exemptions,
      testMode: isTester(world, principal),
    },
    skus,
    knowsToken: found.knowsToken,
  };
}

/** The visitor's open cart; null where there is none. */
export async function loadCart(
  world: Pick<World, "db" | "catalogue" | "settings" | "config" | "now">,
  principal: Principal,
  asked: AskedOfCart = {},
): Promise<LoadedCart | null> {
  return (await findCart(world, principal, asked)).loaded;
}

function skuOf<Sku>({ skuId }: { skuId: number }, skus: ReadonlyMap<number, Sku>): Sku {
  const sku = skus.get(skuId);
  if (!sku) throw new Error(`SKU ${skuId} is not in the catalogue`);
  return sku;
}

/** By their ids. */
export async function sellableSkus(
  catalogue: World["catalogue"],
  now: readonly SkuNow[],
): Promise<ReadonlyMap<number, SellableSku>> {
  const known = await catalogue.skus(now.map(({ skuId }) => skuId));
  return new Map(now.map((each) => [each.skuId, toSellableSku(each, known)]));
}

function toSellableSku(now: SkuNow, known: ReadonlyMap<number, CatalogueSku>): SellableSku {
  const sku = skuOf(now, known);
  return {
    ...sku,
    unitPrice: cents(now.unitCents),
    isPreOrderDeposit: now.isDeposit,
    weightGrams: now.weightGrams,
    recycleFee: cents(now.recycleCents),
    leasable: now.leasable,
    sold: now.isOnSale && sku.isSoldApart,
    stock: { policy: now.policy, available: now.available },
  };
}

function toCoupon({
  useLimit,
  customerUseLimit,
  used,
  ownUnpaid,
  byCustomer,
  minimumCents,
  ...same
}: CouponNow): Coupon {
  return {
    ...same,
    startsAt: new Date(same.startsAt).toISOString(),
    endsAt: same.endsAt && new Date(same.endsAt).toISOString(),
    minimumSubtotal: cents(minimumCents),
    usesLeft: useLimit === null ? null : useLimit - used + ownUnpaid,
    usesLeftForCustomer: customerUseLimit === null ? null : customerUseLimit - byCustomer,
  };
}

import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { PaymentState } from "#rules/payment/payment-states.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import type { TaxExemption } from "#rules/tax/tax-exemption.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { COUNTS } from "../points/point-entries-table.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { CartRow, ItemRow } from "./carts-table.ts";
import { couponCustomerSql } from "./coupon-customer.ts";
import { type CoveredRow, coveredRow } from "../warranties/covered-lines.ts";
import { LATE_SECONDS } from "../sessions/find-session.ts";
import { OPEN_CARTS } from "./owns.ts";

export interface WaitingOrder {
  orderNumber: string;
  cartVersion: number;
  /** What is charged for it: its total without what a voucher pays. */
  toPayCents: number;
  /** Of its latest attempt; null before the first. */
  paymentType: PaymentType;
  paymentState: PaymentState | null;
}

/** What a SKU's rows say at this moment. */
export interface SkuNow {
  skuId: number;
  unitCents: number;
  isDeposit: boolean;
  /** Of a pre-order: what is paid later for one unit; 0 for everything else. */
  restCents: number;
  weightGrams: number;
  recycleCents: number;
  leasable: boolean;
  isOnSale: boolean;
  policy: SellableSku["stock"]["policy"];
  available: number;
}

export interface CouponNow extends Omit<Coupon, "minimumSubtotal" | "usesLeft" | "usesLeftForCustomer"> {
  minimumCents: number;
  useLimit: number | null;
  customerUseLimit: number | null;
  used: number;
  /** What the cart's own unpaid order holds counts as left: who comes back to pay must not find the coupon "used up" by themselves. */
  ownUnpaid: number;
  byCustomer: number;
}

export interface VoucherNow {
  id: number;
  last4: string;
  balanceCents: number;
}

/** Columns of `SkuNow` but for `available`, from `skus`, `products` and `stock`. */
export const SKU_NOW = `
  sku_id as "skuId", coalesce(deposit_cents, price_cents) as "unitCents", deposit_cents is not null as "isDeposit",
  price_cents - coalesce(deposit_cents, price_cents) as "restCents",
  weight_grams as "weightGrams", recycle_cents as "recycleCents", leasable, active and listed as "isOnSale", policy`;

/**
 * Joins that begin with the few rows of one visitor say so by a lateral subquery with `offset 0`: a plan that is kept
 * from the first day would else read all SKUs, or all that is held, for one cart.
 */
export const LOAD_CART = new HotStatement({
  name: "load_cart",
  takes: {
    token: "bytea?",
    memberId: "int8?",
    skuIds: "int4[]",
    coversLineId: "int8?",
    couponCode: "text?",
    emailSha256: "bytea?",
    voucherHmac: "bytea?",
    now: "timestamptz",
    today: "date",
  },
  gives: {
    cart: holds<CartRow | null>("json?"),
    items: holds<ItemRow[]>("json"),
    skus: holds<SkuNow[]>("json"),
    covered: holds<CoveredRow[]>("json"),
    coupon: holds<CouponNow | null>("json?"),
    voucher: holds<VoucherNow | null>("json?"),
    waiting: holds<WaitingOrder[]>("json"),
    knowsToken: "bool",
    pointBalance: "int8",
    exemptions: holds<TaxExemption[]>("json"),
  },
  sql: `
    with cart as (
      select id, member_id as "memberId", version, coupon_code as "couponCode", id_verification as "idVerification",
        shipping_address as "shippingAddress",
        billing_address as "billingAddress", shipping_method_id as "shippingMethodId", confirmed_zip_code as "confirmedZipCode",
        address_check as "addressCheck",
        used_points as "usedPoints", voucher_id as "voucherId", tax_exempt as "taxExempt", cards_apart as "cardsApart",
        insurance, tax_answer as "taxAnswer"
      from (${OPEN_CARTS}) as carts order by created_at limit 1
    ),
    item as (
      select cart_items.id, coalesce(sku_id, 0) as "skuId", covers_line_id as "coversLineId", quantity,
        warranty_id as "warrantyId", rush_service as "rushService",
        from_complete_your_purchase as "fromCompleteYourPurchase", build, added_at
      from cart_items join cart on cart.id = cart_id
    ),
    own as (
      select orders.id, orders.state, order_number, cart_version, payment_type, total_cents - voucher_cents as to_pay_cents, created_at
      from orders join cart on cart.id = cart_id where orders.state <> 'cancelled'
    ),
    waiting as (
      select order_number as "orderNumber", cart_version as "cartVersion", payment_type as "paymentType",
        to_pay_cents as "toPayCents",
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
    built as (
      select "skuId", build from item where build <> ''
    ),
    -- The parts of a build, and those that its price as it stands includes.
    part as (
      select substring(chosen from 'p([0-9]+)')::int as sku_id from built, string_to_table(build, '-') as chosen
      union
      select fitted.default_sku_id from (select distinct "skuId" from built) as model, lateral (
        select detail -> 'parts' as parts from skus join products on products.id = product_id
        where sku_id = model."skuId" offset 0
      ) as pc, jsonb_array_elements(parts) as inside, lateral (
        select default_sku_id from products where slug = inside ->> 'part' offset 0
      ) as fitted
    ),
    sku as (
      select one.* from (
        select "skuId" as sku_id from item union select sku_id from part union select unnest((select :skuIds))
      ) as wanted, lateral (
        select ${SKU_NOW}, greatest(0, on_hand - stock.held + coalesce(held.units, 0)) as available
        from skus join stock using (sku_id) join products on products.id = product_id left join held using (sku_id)
        where sku_id = wanted.sku_id offset 0
      ) as one
    ),
    covered as (
      select one.row from (
        select "coversLineId" as id from item where "coversLineId" is not null
        union select (select :coversLineId) where :coversLineId is not null
      ) as wanted, lateral (
        select ${coveredRow("select own.id from own where own.state = 'pending_payment'")} as row
        from (select * from order_lines where order_lines.id = wanted.id offset 0) as order_lines, lateral (
          select * from orders where orders.id = order_lines.order_id offset 0
        ) as orders offset 0
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
            select ${couponCustomerSql(`"shippingAddress" ->> 'Email'`)} from cart
          ))
        ) as "byCustomer"
      from coupons where code = coalesce(:couponCode, (select "couponCode" from cart))
    ),
    voucher as (
      select id, last4, case when ended_at is null and (expires_at is null or expires_at > :now) then
          balance_cents - (
            select coalesce(sum(cents), 0) from own join voucher_entries on order_id = own.id
            where own.state = 'pending_payment' and voucher_id = vouchers.id and kind in ('spend', 'give_back')
          )
        else 0 end as "balanceCents"
      from (
        select * from vouchers where code_hmac = :voucherHmac
        union all
        select * from vouchers where id = (select "voucherId" from cart) and :voucherHmac is null
      ) as vouchers
    )
    select (select row_to_json(cart) from cart) as cart,
      (select coalesce(json_agg(item order by added_at, id), '[]') from item) as items,
      (select coalesce(json_agg(sku), '[]') from sku) as skus,
      (select coalesce(json_agg(covered.row), '[]') from covered) as covered,
      (select row_to_json(coupon) from coupon) as coupon,
      (select row_to_json(voucher) from voucher) as voucher,
      (select coalesce(json_agg(waiting), '[]') from waiting) as waiting,
      exists (select from carts where token_sha256 = :token) or exists (
        select from member_sessions where cart_token_sha256 = :token
          and created_at > :now - make_interval(secs => ${LATE_SECONDS})
      ) as "knowsToken",
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

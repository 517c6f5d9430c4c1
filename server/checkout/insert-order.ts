import { orderNumber } from "#rules/order/order-number.ts";
import { SHARE_POINTS } from "#rules/points/share-points.ts";
import { billOf } from "#rules/pricing/priced-cart.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { lineMade } from "../carts/cart-lines.ts";
import { orderedBuild } from "../builds/keep-build.ts";
import { takenBy } from "../carts/part-units.ts";
import type { CartInsurance } from "../carts/carts-table.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import type { Queries, Tx } from "../db/database.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { newUuid } from "../db/new-uuid.ts";
import { holdDeadline } from "../holds/holds.ts";
import { describeLine } from "../orders/describe-line.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import type { OrderEvent } from "../orders/order-events.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { spokenLocale } from "../languages/spoken.ts";

/** A SKU of which the shelf has less than the order wants. */
interface Short {
  skuId: number;
  policy: LoadedCart["lines"][number]["stock"]["policy"];
  unitsLeft: number;
}

/**
 * All of it or nothing: the order with its lines and first events, and its units held; what nobody counts is not locked,
 * and one buyer of it does not wait for another. Everybody locks cart, order,
 * payment, stock (SKUs in rising order), coupon, points, voucher, so that two requests never wait for each other in a circle.
 */
const INSERT_ORDER = new HotStatement({
  name: "insert_order",
  takes: {
    cartId: "uuid",
    cartVersion: "int4",
    order: "jsonb",
    lines: holds<readonly object[]>("jsonb"),
    /** The quote that its premium is of; an empty object without insurance. */
    insurance: holds<Partial<CartInsurance>>("jsonb"),
    units: holds<readonly { skuId: number; quantity: number }[]>("jsonb"),
    events: holds<readonly OrderEvent[]>("jsonb"),
    heldUntil: "timestamptz",
    now: "timestamptz",
  },
  gives: { isCurrent: "bool", isInserted: "bool", short: holds<Short[]>("json") },
  sql: `
    with cart as (
      select id, version, member_id, address_check from carts
      where id = :cartId and version = :cartVersion and state = 'open' for update
    ),
    shelf as (
      select sku_id, policy, greatest(0, on_hand - held) as "unitsLeft", quantity
      from cart, jsonb_to_recordset(:units) as wanted ("skuId" int, quantity int)
        join stock on sku_id = "skuId"
      where sku_id = any(array(select (unit ->> 'skuId')::int from jsonb_array_elements(:units) as unit))
        and policy <> 'unlimited' order by sku_id for update of stock
    ),
    short as (
      select sku_id as "skuId", policy, "unitsLeft" from shelf
      where policy = 'unavailable' or policy = 'tracked' and "unitsLeft" < quantity
    ),
    inserted as (
      insert into orders (id, order_number, cart_id, cart_version, member_id, state, email, payment_type, shipping_address,
        billing_address, shipping_method_id, shipping_name, ships_on, arrives_from, arrives_until, subtotal_cents,
        discount_cents, shipping_cents, recycling_cents, delivery_fee_cents, insurance_cents, tax_cents, total_cents,
        coupon_code, comment, origin, zip_code_unknown, address_check, priced_cart, priced_steps, config_version, config_sha256, is_test,
        test_mode, locale, points_used, points_earned, voucher_id, voucher_cents, text_phone, text_agreed_at, shared_by, share_points, held_until, created_at, changed_at)
      select draft.id, "orderNumber", cart.id, cart.version, member_id, 'pending_payment', email, "paymentType", "shippingAddress",
        "billingAddress", "shippingMethodId", "shippingName", "shipsOn", "arrivesFrom", "arrivesUntil", subtotal,
        discount, shipping, recycling, "deliveryFee", insurance, tax, total,
        "couponCode", comment, origin, "zipCodeUnknown", address_check, "pricedCart", "pricedSteps", "configVersion", "configSha256", "isTest",
        "isTestMode", locale, "pointsUsed", "pointsEarned", "voucherId", coalesce("voucherCents", 0), "textPhone", case when "textPhone" is not null then :now end,
        (select sharer.id from (select share_links.member_id from share_links where code = "shareCode" offset 0) as link,
            lateral (select members.id, members.email, members.state from members
              where members.id = link.member_id offset 0) as sharer
          where sharer.state = 'active' and sharer.id is distinct from cart.member_id
            and lower(sharer.email) <> lower(draft.email)),
        "sharePoints", :heldUntil, :now, :now
      from cart, jsonb_to_record(:order) as draft (
        id uuid, "orderNumber" text, email text, "paymentType" text, "shippingAddress" jsonb, "billingAddress" jsonb,
        "shippingMethodId" int, "shippingName" text, "shipsOn" date, "arrivesFrom" date, "arrivesUntil" date,
        subtotal bigint, discount bigint, shipping bigint, recycling bigint, "deliveryFee" bigint, insurance bigint,
        tax bigint, total bigint, "couponCode" text, comment text, origin jsonb, "zipCodeUnknown" boolean, "pricedCart" jsonb,
        "pricedSteps" jsonb, "configVersion" text, "configSha256" text, "isTest" boolean,
        "isTestMode" boolean, locale text, "pointsUsed" int, "pointsEarned" int, "voucherId" bigint, "voucherCents" bigint,
        "textPhone" text, "shareCode" text, "sharePoints" int)
      where not exists (select from short)
      on conflict (cart_id, cart_version) where state <> 'cancelled' do nothing
      returning id
    ),
    lines as (
      insert into order_lines (order_id, position, sku_id, covers_line_id, description, facts, picture, parts, made, build, quantity,
        unit_cents, amount_cents, discount_cents, tax_cents)
      select inserted.id, position, nullif("skuId", 0), "coversLineId", description, facts, picture, parts, made, build, quantity,
        unit, amount, discount, tax
      from inserted, jsonb_to_recordset(:lines) as line (
        position int, "skuId" int, "coversLineId" bigint, description text, facts jsonb, picture text, parts jsonb, made text, build jsonb, quantity int,
        unit bigint, amount bigint, discount bigint, tax bigint)
    ),
    events as (
      insert into order_events (order_id, name, detail, at)
      select inserted.id, name, detail, :now
      from inserted, jsonb_to_recordset(:events) as event (name text, detail jsonb)
    ),
    insured as (
      insert into insurance_policies (order_id, quote_id, insured_cents, premium_cents, created_at, changed_at)
      select inserted.id, "quoteId", "insuredCents", "premiumCents", :now, :now
      from inserted, jsonb_to_record(:insurance) as quote ("quoteId" text, "insuredCents" bigint, "premiumCents" bigint)
      where "quoteId" is not null
    ),
    held as (
      update stock set held = held + shelf.quantity from shelf, inserted
      where stock.sku_id = shelf.sku_id and shelf.policy = 'tracked'
    ),
    reserved as (
      insert into stock_reservations (order_id, sku_id, quantity, state, expires_at)
      select inserted.id, sku_id, quantity, 'held', :heldUntil from inserted, shelf where policy = 'tracked'
    )
    select exists (select from cart) as "isCurrent", exists (select from inserted) as "isInserted",
      (select coalesce(json_agg(short order by "skuId"), '[]') from short) as short`,
});

/**
 * Writes the order, priced by the settings of that hash, and holds its stock; its coupon, points and voucher are taken apart. Null when this
 * version of the cart has an order already; a refusal, and nothing written, when the cart is another by now or its units
 * are not there.
 */
export async function insertOrder(
  world: World,
  queries: Queries | Tx,
  draft: OrderDraft,
  configSha256: string,
): Promise<OrderRow | Refusal | null> {
  const { loaded, priced } = draft;
  const now = world.now();
  const order: OrderRow = {
    id: newUuid(world),
    orderNumber: orderNumber(world.randomBytes(8)),
    cartId: loaded.cart.id,
    cartVersion: loaded.cart.version,
    state: "pending_payment",
    email: draft.shippingAddress.Email,
    paymentType: draft.input.paymentType ?? "CreditCard",
    couponCode: priced.couponOutcome.applied ? loaded.cart.couponCode : null,
    total: priced.total,
    pointsUsed: priced.pointsUsed,
    voucher: draft.voucher,
    isTest: world.settings.isTest || loaded.testMode,
    isTestMode: loaded.testMode,
    heldUntil: holdDeadline(now),
    createdAt: now,
  };
  const [result] = await INSERT_ORDER.run(queries, {
    cartId: order.cartId,
    cartVersion: order.cartVersion,
    order: { ...order, ...frozen(draft), configSha256, locale: spokenLocale() },
    lines: lines(draft, world),
    insurance: (priced.insurance > 0 && loaded.cart.insurance) || {},
    // What is never shipped keeps nothing from those who buy.
    units: loaded.testMode ? [] : units(loaded),
    events: firstEvents(order),
    heldUntil: order.heldUntil,
    now,
  });
  if (!result?.isCurrent) return refuse("cart_changed");
  const [short] = result.short;
  if (short) return tooFew(short, loaded);
  return result.isInserted ? order : null;
}

function frozen({ input, priced, shipping, ...draft }: OrderDraft) {
  return {
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    comment: draft.comment,
    origin: draft.origin,
    textPhone: draft.textPhone,
    shareCode: draft.shareCode,
    sharePoints: draft.shareCode === null ? null : SHARE_POINTS,
    zipCodeUnknown: draft.isZipCodeUnknown,
    shippingMethodId: shipping.methodId,
    shippingName: shipping.name,
    shipsOn: shipping.shipsOn,
    arrivesFrom: shipping.arrivesFrom,
    arrivesUntil: shipping.arrivesUntil,
    subtotal: priced.subtotal,
    discount: priced.totalDiscount,
    shipping: priced.shippingFee,
    recycling: priced.recyclingFee,
    deliveryFee: priced.deliveryFee,
    insurance: priced.insurance,
    tax: priced.tax,
    pricedCart: input,
    pricedSteps: billOf(priced),
    configVersion: priced.configVersion,
    pointsEarned: priced.pointsEarned,
    voucherId: draft.voucher?.id ?? null,
    voucherCents: draft.voucher?.amount ?? null,
  };
}

function lines({ loaded, priced }: OrderDraft, world: World) {
  return loaded.lines.map((line, position) => {
    const price = priced.lines.find(({ lineId }) => lineId === line.id);
    if (!price) throw new Error(`Line ${line.id} has no price`);
    return {
      position,
      skuId: line.skuId,
      coversLineId: line.coversLineId,
      description: line.longer?.name ?? line.name,
      facts: describeLine(line, world.config, loaded.cart.cardsApart),
      picture: line.picture,
      parts: line.parts.map(({ description }) => description),
      made: lineMade(line),
      build: line.configured ? orderedBuild(line.configured) : null,
      quantity: line.quantity,
      unit: price.unitPrice,
      amount: price.amount,
      discount: price.discount,
      tax: price.tax,
    };
  });
}

/** Lines of one SKU take from one shelf, and a build takes each of its parts; a longer warranty takes from none. */
function units({ lines: all }: LoadedCart): { skuId: number; quantity: number }[] {
  const things = all.filter(({ longer }) => !longer).flatMap(takenBy);
  const bySku = Map.groupBy(things, ({ skuId }) => skuId);
  return [...bySku].map(([skuId, same]) => ({
    skuId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

function firstEvents({ orderNumber: number, total, cartVersion, heldUntil }: OrderRow): OrderEvent[] {
  return [
    { name: "order_created", detail: { orderNumber: number, totalCents: total, cartVersion } },
    { name: "holds_taken", detail: { until: heldUntil.toISOString() } },
  ];
}

function tooFew({ skuId, policy, unitsLeft }: Short, { lines: all }: LoadedCart): Refusal {
  const name = all.flatMap(takenBy).find((taken) => taken.skuId === skuId)?.name ?? "";
  return policy === "unavailable"
    ? refuse("model_not_available", { name })
    : refuse("out_of_stock", { name, left: unitsLeft, at: "order" });
}

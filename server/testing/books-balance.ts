import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { orderEvents, replayOrder } from "../orders/order-events.ts";
import { effectsBalance } from "./effects-balance.ts";

/** A charge as the payment provider itself tells it. */
export interface ProviderCharge {
  orderNumber: string;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
}

/**
 * The checker of the races: compares what the shop wrote, what the provider took and what is on the shelf. Returns
 * every contradiction in words; an empty list means that the books balance to the cent.
 */
export async function booksBalance(
  db: Database,
  books: {
    charges: readonly ProviderCharge[];
    stockAtStart: ReadonlyMap<number, number>;
    acknowledged?: readonly string[];
  },
): Promise<string[]> {
  const orders = await db.queries.selectFrom("orders").selectAll().execute();
  return [
    ...(await chargesAgainstOrders(db, orders, books.charges)),
    ...(await refundsAgainstParts(db)),
    ...(books.acknowledged ?? [])
      .filter((number) => !orders.some((order) => order.order_number === number && order.paid_at))
      .map((number) => `${number} was acknowledged and is not paid`),
    ...(await stockAgainstSales(db, books.stockAtStart)),
    ...(await totalsAgainstParts(db)),
    ...(await couponsAgainstLimits(db)),
    ...(await vouchersAgainstOrders(db)),
    ...(await warrantiesAgainstLines(db)),
    ...(await effectsBalance(db)),
    ...(await rowsAgainstEvents(db, orders)),
  ];
}

interface OrderFacts {
  id: string;
  order_number: string;
  state: string;
  total_cents: number;
  voucher_cents: number;
  paid_at: Date | null;
}

/** Each paid order, in whatever state, was charged what it costs now, changes of it included, less its voucher and its refunds; whatever was charged beyond that has gone back. */
async function chargesAgainstOrders(
  db: Database,
  orders: readonly OrderFacts[],
  charges: readonly ProviderCharge[],
): Promise<string[]> {
  const refunds = await db.queries
    .selectFrom("refunds")
    .select(["order_id", "state", "amount_cents", "voucher_id", "revision_id"])
    .execute();
  const kept = new Map<string, number>();
  for (const { orderNumber, capturedCents, refundedCents } of charges)
    kept.set(orderNumber, (kept.get(orderNumber) ?? 0) + capturedCents - refundedCents);
  const wrongOrders = orders.flatMap((order) => {
    const sent = refunds
      .filter(({ order_id }) => order_id === order.id)
      .filter(({ voucher_id, revision_id }) => voucher_id === null && revision_id === null)
      .filter(({ state }) => state === "succeeded" || state === "pending")
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const expected = order.paid_at ? order.total_cents - order.voucher_cents - sent : 0;
    const taken = kept.get(order.order_number) ?? 0;
    return taken === expected ? [] : [`${order.order_number} is ${order.state}: ${taken} cents taken, ${expected} due`];
  });
  const unknown = [...kept.keys()].filter((number) => !orders.some((order) => order.order_number === number));
  return [...wrongOrders, ...unknown.map((number) => `${number} was charged and is not an order`)];
}

/** What a refund names sums to it, each part at most to what was paid for it, and every refund has come to an end. */
async function refundsAgainstParts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select refunds.id || ': its parts do not sum to it' as wrong
    from refunds join refund_parts on refund_id = refunds.id
    group by refunds.id having sum(refund_parts.amount_cents + refund_parts.tax_cents) <> refunds.amount_cents
    union all
    select 'line ' || order_lines.id || ' gave back more than was paid for it'
    from order_lines join refund_parts on order_line_id = order_lines.id
    join refunds on refunds.id = refund_id and state <> 'failed'
    group by order_lines.id
    having sum(refund_parts.units) > quantity
      or sum(refund_parts.amount_cents) > order_lines.amount_cents + discount_cents
      or sum(refund_parts.tax_cents) > order_lines.tax_cents
    union all
    select 'line ' || id || ' has other parts than were sold' from order_lines
    where parts_sha256 is distinct from encode(sha256(convert_to(parts::text, 'UTF8')), 'hex')
    union all
    select id || ' is still ' || state from refunds where state in ('requesting', 'unknown')
    union all
    select order_number || ' is refunded, and not all of it was given back' from orders
    -- What a bank sent back was given back before, and may be again.
    where state = 'refunded' and total_cents > (
      select coalesce(sum(amount_cents), 0) from refunds
      where order_id = orders.id and revision_id is null and (state = 'succeeded' or exists (
        select from order_events where order_id = orders.id and name = 'refund_succeeded'
          and detail ->> 'refundId' = refunds.id::text))) + (
      select coalesce(sum(taken_back_cents - won_back_cents), 0) from disputes
      where order_id = orders.id and disputes.state = 'lost')
    union all
    select order_number || ' is not what its last change made of it' from orders
    join lateral (
      select total_cents, priced_steps from order_revisions
      where order_id = orders.id and order_revisions.state = 'applied' order by number desc limit 1
    ) as last on true
    where last.total_cents <> orders.total_cents or last.priced_steps <> orders.priced_steps
    union all
    select order_number || ' has a change that does not add up' from orders
    join (
      select order_id, total_cents - lag(total_cents) over (partition by order_id order by number) as more, due_cents
      from order_revisions where state = 'applied'
    ) as change on change.order_id = orders.id
    where more <> due_cents`.execute(db.queries);
  return rows.map(({ wrong }) => wrong);
}

async function stockAgainstSales(db: Database, stockAtStart: ReadonlyMap<number, number>): Promise<string[]> {
  const rows = await db.queries
    .selectFrom("stock")
    .select(["sku_id", "on_hand", "held"])
    .where("policy", "=", "tracked")
    .execute();
  const reserved = await db.queries
    .selectFrom("stock_reservations")
    .select(["sku_id", "state", sql<number>`sum(quantity)::int`.as("units")])
    .groupBy(["sku_id", "state"])
    .execute();
  const units = (skuId: number, state: string) =>
    reserved.find((row) => row.sku_id === skuId && row.state === state)?.units ?? 0;
  return rows.flatMap(({ sku_id, on_hand, held }) => {
    const start = stockAtStart.get(sku_id);
    const sold = units(sku_id, "claimed");
    const lost =
      start !== undefined && start !== on_hand + sold
        ? [`SKU ${sku_id}: ${start} at the start, ${on_hand} left, ${sold} sold`]
        : [];
    return held === units(sku_id, "held")
      ? lost
      : [...lost, `SKU ${sku_id}: ${held} held, ${units(sku_id, "held")} reserved`];
  });
}

/** The lines sum to the subtotal, their discounts and taxes to the order's; the table itself holds the total. */
async function totalsAgainstParts(db: Database): Promise<string[]> {
  const rows = await db.queries
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.order_number", "orders.subtotal_cents", "orders.tax_cents", "orders.discount_cents"])
    .select([
      sql<number>`sum(order_lines.amount_cents)::int`.as("lines"),
      sql<number>`sum(order_lines.tax_cents)::int`.as("tax"),
      sql<number>`sum(order_lines.discount_cents)::int`.as("discount"),
    ])
    .groupBy(["orders.order_number", "orders.subtotal_cents", "orders.tax_cents", "orders.discount_cents"])
    .execute();
  return rows
    .filter((row) => row.lines !== row.subtotal_cents || row.discount !== row.discount_cents || row.tax > row.tax_cents)
    .map((row) => `${row.order_number}: its lines do not sum to it`);
}

async function couponsAgainstLimits(db: Database): Promise<string[]> {
  const rows = await db.queries
    .selectFrom("coupons")
    .leftJoin("coupon_uses", "coupon_uses.coupon_code", "coupons.code")
    .select(["coupons.code", "coupons.used", sql<number>`count(coupon_uses.order_id)::int`.as("uses")])
    .groupBy(["coupons.code", "coupons.used"])
    .execute();
  return rows
    .filter(({ used, uses }) => used !== uses)
    .map(({ code, used, uses }) => `${code}: ${used} counted, ${uses} used`);
}

/** What is left on a voucher is what its entries say; orders took of it what they froze, and have given back what they owe. */
async function vouchersAgainstOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select 'voucher ' || vouchers.id || ': ' || balance_cents || ' left, its entries come to ' || coalesce(sum(cents), 0) as wrong
    from vouchers left join voucher_entries on voucher_id = vouchers.id
    group by vouchers.id having balance_cents <> coalesce(sum(cents), 0) or balance_cents < 0
    union all
    select order_number || ' is ' || orders.state || ' and has ' || -held || ' of its voucher, ' || voucher_cents || ' due'
    from orders, lateral (
      select coalesce(sum(cents), 0) as held from voucher_entries
      where order_id = orders.id and kind in ('spend', 'give_back')
    ) as taken
    where case when paid_at is not null then -held <> voucher_cents
      when orders.state = 'pending_payment' then -held not in (0, voucher_cents) else held <> 0 end
    union all
    select order_number || ' gave its voucher ' || coalesce(sum(cents), 0) || ' back, ' || given || ' due'
    from orders left join voucher_entries on voucher_entries.order_id = orders.id and kind = 'refund', lateral (
      select coalesce(sum(amount_cents), 0) as given from refunds
      where refunds.order_id = orders.id and refunds.voucher_id is not null and state = 'succeeded'
    ) as refunded
    group by order_number, given having coalesce(sum(cents), 0) <> given`.execute(db.queries);
  return rows.map(({ wrong }) => wrong);
}

/** A paid longer warranty covers as many units as were bought and not given back, each of them once. */
async function warrantiesAgainstLines(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select order_number || ': ' || live || ' units have the longer warranty, ' || due || ' were paid' as wrong from (
      select order_number, (
          select count(*) from longer_warranties where bought_line_id = order_lines.id and ended_at is null
        ) as live,
        case when orders.state = 'refunded' then 0 else quantity - coalesce((
          select sum(units) from refund_parts join refunds on refunds.id = refund_id
          where order_line_id = order_lines.id and refunds.state = 'succeeded'
        ), 0) end as due
      from order_lines join orders on orders.id = order_id
      where covers_line_id is not null and paid_at is not null and not test_mode
    ) as counted where live <> due`.execute(db.queries);
  return rows.map(({ wrong }) => wrong);
}

/** An order's row says nothing that its events do not. */
async function rowsAgainstEvents(db: Database, orders: readonly OrderFacts[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const order of orders) {
    const replayed = replayOrder(await orderEvents(db.queries, order.id));
    const isSame =
      replayed.state === order.state &&
      replayed.totalCents === order.total_cents &&
      replayed.paidAt?.getTime() === order.paid_at?.getTime();
    if (!isSame) wrong.push(`${order.order_number}: its events tell another story than its row`);
  }
  return wrong;
}

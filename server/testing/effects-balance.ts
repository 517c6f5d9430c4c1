import { sql } from "kysely";
import { refundEntries, type NewPoints } from "#rules/points/points-ledger.ts";
import type { Database } from "../db/database.ts";

/** What an order's moves have brought about, against the state it is in: units, coupon use and points. Each contradiction in words. */
export async function effectsBalance(db: Database): Promise<string[]> {
  return [...(await unitsAgainstOrders(db)), ...(await usesAgainstOrders(db)), ...(await pointsAgainstOrders(db))];
}

/** Off the shelf for an order is what it ships, or has shipped: nothing of what was given back before, and nothing once it ended in the house. */
async function unitsAgainstOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select order_number || ' is ' || state || ': ' || sold || ' of SKU ' || sku_id || ' sold, ' || due || ' due' as wrong
    from (
      select order_number, orders.state, sku_id,
        case when taken.state = 'claimed' then taken.quantity else 0 end as sold,
        case when paid_at is null or (orders.state = 'refunded' and shipped_at is null) then 0 else (
          select coalesce(sum(per_unit * case when shipped_at is null then quantity - sent_back else shipped end), 0)
          from order_lines join line_units on line_id = order_lines.id join line_skus using (line_id)
          where order_lines.order_id = orders.id and line_skus.sku_id = taken.sku_id
        ) end as due
      from stock_reservations as taken join orders on orders.id = taken.order_id
    ) as counted where sold <> due`.execute(db.queries);
  return rows.map(({ wrong }) => wrong);
}

/** A coupon is used by every order that was paid with it, and by none that ended before it left. */
async function usesAgainstOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select order_number || ' is ' || state || ' and ' || case when is_used then 'uses' else 'does not use' end || ' its coupon' as wrong
    from (
      select order_number, state, exists (select from coupon_uses where order_id = orders.id) as is_used,
        paid_at is not null and (state <> 'refunded' or shipped_at is not null) as is_due
      from orders where coupon_code is not null and state <> 'pending_payment' and not test_mode
    ) as counted where is_used <> is_due`.execute(db.queries);
  return rows.map(({ wrong }) => wrong);
}

/** A paid order has earned what it froze and spent what it took, each once; of a refunded one nothing is left. */
async function pointsAgainstOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<OrderPoints>`
    select order_number as "orderNumber", orders.state, paid_at is not null as "isPaid", points_earned as earned,
      points_used as used, (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'points', points) order by id), '[]')
        from point_entries where order_id = orders.id and point_entries.member_id = orders.member_id
      ) as entries
    from orders where member_id is not null and state <> 'pending_payment'`.execute(db.queries);
  return rows.flatMap(({ orderNumber, state, isPaid, earned, used, entries }) => {
    const sum = (...kinds: NewPoints["kind"][]) =>
      entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
    const [gotten, taken] = [sum("earn", "claw_back"), -sum("spend", "give_back")];
    if (!isPaid || state === "refunded")
      return gotten === 0 && taken === 0 && refundEntries(entries, { back: 1, paid: 1 }).length === 0
        ? []
        : [`${orderNumber} is ${state} and has ${gotten} points earned, ${taken} spent`];
    return gotten >= 0 && gotten <= earned && taken >= 0 && taken <= used && entries.filter(isEarn).length <= 1
      ? []
      : [`${orderNumber} has ${gotten} of ${earned} points earned, ${taken} of ${used} spent`];
  });
}

interface OrderPoints {
  orderNumber: string;
  state: string;
  isPaid: boolean;
  earned: number;
  used: number;
  entries: NewPoints[];
}

const isEarn = ({ kind }: NewPoints) => kind === "earn";

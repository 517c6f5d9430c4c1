import { ON_THE_FLOOR } from "#rules/order/floor-moves.ts";
import { type RawBuilder, sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";

/**
 * What a file's counts mean for a unit that the shop counts already (of any other they are its first count):
 * - `kept`: nothing. The shop's own count goes on.
 * - `counted`: so many stand in the house. What is paid and not shipped is among them, and is not sold again.
 * - `moved`: a system that knows nothing of this shop's orders counts so many: ours moves by as much as its own did
 *   since the file before.
 */
export type FileCounts = "kept" | "counted" | "moved";

export interface CountedUnit {
  sku_id: number;
  policy: "tracked" | "unlimited";
  /** 0 where it is unlimited. */
  count: number;
}

/** Units that are paid for and still stand in the house: they have left `on_hand`, but no shelf. */
const OWED = sql`(
  select sku_id, sum(quantity)::int as units from orders join stock_reservations on order_id = orders.id
  where orders.state in (${sql.join(ON_THE_FLOOR)}) and stock_reservations.state = 'claimed' group by sku_id
)`;

const COUNTED = sql`given.count - coalesce(owed.units, 0)`;
const ON_HAND: Readonly<Record<FileCounts, RawBuilder<unknown>>> = {
  kept: sql`kept.on_hand`,
  counted: COUNTED,
  moved: sql`kept.on_hand + given.count - coalesce(kept.file_count, given.count)`,
};
/** Moved by what was taken of it: units that orders hold are taken off by a later import of the same file. */
const FILE_COUNT: Readonly<Record<FileCounts, RawBuilder<unknown>>> = {
  kept: sql`kept.file_count`,
  counted: sql`given.count`,
  moved: sql`coalesce(kept.file_count, given.count) + counted.on_hand - kept.on_hand`,
};

/** Rows of `stock` as these units want them, those alone that are otherwise: `(sku_id, policy, on_hand, file_count)`. */
export function stockChanges(units: readonly CountedUnit[], counts: FileCounts): RawBuilder<unknown> {
  const isUnlimited = sql`given.policy = 'unlimited'`;
  const isFirst = sql`kept.policy <> 'tracked' and kept.file_count is null`;
  return sql`(
    select kept.sku_id, given.policy, counted.on_hand, said.file_count
    from jsonb_to_recordset(${JSON.stringify(units)}::text::jsonb) as given (sku_id int, policy text, count int)
    join stock as kept using (sku_id) left join ${OWED} as owed using (sku_id)
    cross join lateral (
      select case when ${isUnlimited} then kept.on_hand
        else greatest(kept.held, case when ${isFirst} then ${COUNTED} else ${ON_HAND[counts]} end) end as on_hand
    ) as counted
    cross join lateral (
      select case when ${isUnlimited} then kept.file_count when ${isFirst} then given.count
        else ${FILE_COUNT[counts]} end as file_count
    ) as said
    where (kept.policy, kept.on_hand, kept.file_count) is distinct from (given.policy, counted.on_hand, said.file_count)
  )`;
}

/** Locked in rising order, as orders take it, and looked at again behind the lock: what an order took meanwhile stays taken. */
export async function saveStock(tx: Tx, units: readonly CountedUnit[], counts: FileCounts): Promise<void> {
  await sql`
    insert into stock (sku_id, policy, on_hand, file_count)
    select sku_id, policy, count, case policy when 'tracked' then count end
    from jsonb_to_recordset(${JSON.stringify(units)}::text::jsonb) as given (sku_id int, policy text, count int)
    order by sku_id
    on conflict (sku_id) do nothing`.execute(tx);
  const changed = await unitsToCount(tx, units, counts);
  if (changed.length === 0) return;
  await sql`select from stock where sku_id in (${sql.join(changed)}) order by sku_id for update`.execute(tx);
  const own = new Set(changed);
  await sql`
    update stock set policy = changed.policy, on_hand = changed.on_hand, file_count = changed.file_count
    from ${stockChanges(
      units.filter((unit) => own.has(unit.sku_id)),
      counts,
    )} as changed
    where stock.sku_id = changed.sku_id`.execute(tx);
}

/** SKUs whose stock would change, in no order. */
export async function unitsToCount(
  queries: Queries | Tx,
  units: readonly CountedUnit[],
  counts: FileCounts,
): Promise<number[]> {
  const { rows } = await sql<{ sku_id: number }>`
    select sku_id from ${stockChanges(units, counts)} as changed`.execute(queries);
  return rows.map((row) => row.sku_id);
}

import { sql } from "kysely";
import type { DelayAnswer, DelayReason, ShipDelay, ShipPromise } from "#rules/order/ship-delay.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Row } from "../db/schema.ts";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

export interface DelayRow extends ShipDelay {
  orderId: string;
  /** 1 for the first delay of an order. */
  number: number;
  reason: DelayReason;
}

/** The order's promise as it is now. Believed only while the order is locked. */
export interface LastPromise extends ShipPromise {
  last: DelayRow | null;
}

export async function findPromise(queries: Queries | Tx, orderId: string): Promise<LastPromise> {
  const { ships_on: promisedOn } = await queries
    .selectFrom("orders")
    .select("ships_on")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const row = await queries
    .selectFrom("ship_delays")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return { promisedOn, last: row ? toDelayRow(row) : null };
}

function toDelayRow(row: Row<"ship_delays">): DelayRow {
  return {
    orderId: row.order_id,
    number: row.number,
    fromOn: row.from_on,
    shipsOn: row.ships_on,
    reason: row.reason,
    silence: row.silence,
    answerBy: row.answer_by,
    answer: row.answer,
  };
}

export async function insertDelay(
  tx: Tx,
  { orderId, number, fromOn, shipsOn, reason, silence, answerBy }: Omit<DelayRow, "answer">,
  toldBy: number | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("ship_delays")
    .values({
      order_id: orderId,
      number,
      from_on: fromOn,
      ships_on: shipsOn,
      reason,
      silence,
      answer_by: answerBy,
      told_by: toldBy,
      created_at: now,
    })
    .execute();
}

/** What became of a delay of a locked order; what was seen of it is old. The database refuses one that was canceled for. */
export async function answerDelay(
  tx: Tx,
  { orderId, number }: Pick<DelayRow, "orderId" | "number">,
  answer: DelayAnswer,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("ship_delays")
    .set({ answer, answered_at: now })
    .where("order_id", "=", orderId)
    .where("number", "=", number)
    .execute();
  await tx
    .updateTable("orders")
    .set((eb) => ({ row_version: eb("row_version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
}

type Reading = Pick<World, "db" | "settings">;

/** The last delay of the row `orders` around it, and the state of the promise it leaves. */
const LAST_DELAY = sql`left join lateral (
  select * from ship_delays where ship_delays.order_id = orders.id order by number desc limit 1) as last on true`;
/** Paid, still in the house, with something to ship, and not there for good: what `staysInHouse` says, in SQL. */
const isPromised = (isDemonstration: boolean) => sql`orders.state in ('paid', 'building', 'testing', 'packed')
  and not orders.test_mode and (${isDemonstration}::boolean or not orders.is_test)
  and exists (select from order_lines join line_units on line_id = order_lines.id
    where order_lines.order_id = orders.id and sku_id is not null and kept > 0)`;
/** Its buyer knows a day and waits for it: not who is being asked, has agreed to a day unknown, or has canceled. */
const KNOWS_A_DAY = sql`(last.order_id is null or (last.ships_on is not null
  and (last.answer is not distinct from 'wait' or (last.answer is null and last.silence = 'waits'))))`;

export interface LateOrder {
  id: string;
  orderNumber: string;
}

/** Orders whose promise may have to be told late, the longest late first. */
export async function listPromisesEnding(world: World, work: string, until: string): Promise<LateOrder[]> {
  const { rows } = await sql<LateOrder>`select orders.id, order_number as "orderNumber" from orders ${LAST_DELAY}
    where ${isPromised(world.settings.isTest)} and ${KNOWS_A_DAY} and orders.ships_on <= ${until}
      and ${mayBeTried(world, work, sql.ref("order_number"))}
    order by orders.ships_on, orders.id limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}

/** Orders that nobody agreed to wait for, after the last day for an answer. */
export async function listUnanswered(world: World, work: string, before: string): Promise<LateOrder[]> {
  const { rows } = await sql<LateOrder>`select orders.id, order_number as "orderNumber" from ship_delays as last
    join orders on orders.id = last.order_id
    where last.silence = 'cancels' and last.answer is null and last.answer_by < ${before} and ${isPromised(world.settings.isTest)}
      and not exists (select from ship_delays as later where later.order_id = orders.id and later.number > last.number)
      and ${mayBeTried(world, work, sql.ref("order_number"))}
    order by last.answer_by, orders.id limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}

/** Days are the warehouse's. */
export interface EndingPromise {
  orderNumber: string;
  state: "paid" | "building" | "testing" | "packed";
  to: string;
  shipsOn: string;
  delay: Pick<DelayRow, "fromOn" | "shipsOn" | "silence" | "answerBy" | "answer"> | null;
}

/** What the desk looks at: promises that end by a day, and delays whose buyer is asked or has agreed to a day unknown. */
export async function listEndingPromises(world: Reading, until: string, most: number): Promise<EndingPromise[]> {
  const { rows } = await sql<EndingPromise>`select order_number as "orderNumber", state, ships_on as "shipsOn",
      concat_ws(', ', shipping_address ->> 'LastName', shipping_address ->> 'City') as "to", delay
    from (
      select orders.*, ${KNOWS_A_DAY} as knows_a_day, case when last.order_id is not null then jsonb_build_object(
        'fromOn', last.from_on, 'shipsOn', last.ships_on, 'silence', last.silence, 'answerBy', last.answer_by,
        'answer', last.answer) end as delay
      from orders ${LAST_DELAY} where ${isPromised(world.settings.isTest)}) as orders
    where ships_on <= ${until} or not knows_a_day
    order by ships_on, id limit ${most}`.execute(world.db.queries);
  return rows;
}

/** SQL of how many promises end by a day, late ones that nobody was told of with them. */
export const countEndingPromises = (
  world: Pick<World, "settings">,
  until: string,
) => sql<number>`(select count(*)::int from orders ${LAST_DELAY}
  where ${isPromised(world.settings.isTest)} and ${KNOWS_A_DAY} and orders.ships_on <= ${until})`;

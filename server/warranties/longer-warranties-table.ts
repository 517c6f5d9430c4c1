import { sql } from "kysely";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";

type NotGiven = Refusal<"longer_warranty_none" | "longer_warranty_taken">;

/**
 * Takes a unit of what was bought before for each longer warranty in the order, all or nothing; the order of the table
 * is one for everybody. A refund of the earlier order comes before or after, never between.
 */
export async function takeLongerWarranties(tx: Tx, orderId: string, now: Date): Promise<NotGiven | null> {
  const wanted = await tx
    .selectFrom("order_lines as bought")
    .innerJoin("order_lines as covered", "covered.id", "bought.covers_line_id")
    .select([
      "bought.id",
      "bought.quantity",
      "bought.facts",
      "covered.id as coveredId",
      "covered.order_id as coveredOrderId",
    ])
    .select("covered.description as name")
    .where("bought.order_id", "=", orderId)
    .orderBy("covered.order_id")
    .orderBy("covered.id")
    .execute();
  for (const { id, quantity, facts, coveredId, coveredOrderId, name } of wanted) {
    const order = await tx
      .selectFrom("orders")
      .select("state")
      .where("id", "=", coveredOrderId)
      .forShare()
      .executeTakeFirstOrThrow();
    if (!PAID_STATES.includes(order.state)) return undone(refuse("longer_warranty_none", { name }));
    await tx.selectFrom("order_lines").select("id").where("id", "=", coveredId).forNoKeyUpdate().execute();
    const { rows } = await sql`
      insert into longer_warranties (covered_line_id, unit, bought_line_id, order_id, months, created_at)
      select ${coveredId}, unit, ${id}, ${orderId}, ${facts.covers?.months ?? 0}, ${now}
      from generate_series(1, (select kept from line_units where line_id = ${coveredId})) as unit
      where not exists (
        select from longer_warranties as other
        where other.covered_line_id = ${coveredId} and other.unit = unit.unit and ended_at is null
      )
      order by unit limit ${quantity}
      on conflict do nothing returning id`.execute(tx);
    if (rows.length < quantity) return undone(refuse("longer_warranty_taken", { name, left: rows.length }));
  }
  return null;

  async function undone(refusal: NotGiven): Promise<NotGiven> {
    await giveLongerWarrantiesBack(tx, orderId);
    return refusal;
  }
}

/** Of an order that is not paid. Again is a no-op. */
export async function giveLongerWarrantiesBack(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom("longer_warranties").where("order_id", "=", orderId).execute();
}

export async function hasLongerWarranties(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("longer_warranties")
    .select("id")
    .where("order_id", "=", orderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** As many as were given back have ended; all of them with an order that is refunded. Again is a no-op. */
export async function endLongerWarranties(
  tx: Tx,
  orderId: string,
  what: "refunded units" | "all",
  now: Date,
): Promise<void> {
  const kept =
    what === "all"
      ? sql`0`
      : sql`(select quantity - sent_back from order_lines join line_units on line_id = order_lines.id
          where order_lines.id = bought_line_id)`;
  await sql`
    update longer_warranties set ended_at = ${now} from (
      select id, row_number() over (partition by bought_line_id order by unit) > ${kept} as is_over
      from longer_warranties where order_id = ${orderId} and ended_at is null
    ) as live where live.id = longer_warranties.id and is_over`.execute(tx);
}

/** A refund was not sent after all: units are covered again, as many as are not given back, where no other cover came meanwhile. */
export async function restoreLongerWarranties(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update longer_warranties set ended_at = null from (
      select longer_warranties.id, row_number() over (
          partition by bought_line_id order by ended_at is not null, unit) <= quantity - sent_back as is_paid
      from longer_warranties
      join order_lines on order_lines.id = bought_line_id
      join line_units on line_id = bought_line_id
      where longer_warranties.order_id = ${orderId}
    ) as own
    where own.id = longer_warranties.id and is_paid and ended_at is not null and not exists (
      select from longer_warranties as other
      where other.covered_line_id = longer_warranties.covered_line_id and other.unit = longer_warranties.unit
        and other.ended_at is null
    )`.execute(tx);
}

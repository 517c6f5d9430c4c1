import { type Made, madeOf } from "#rules/order/order-stages.ts";
import { UNSETTLED_REFUNDS } from "#rules/refund/refund-states.ts";
import { sql } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import { spoken } from "../languages/spoken.ts";

const { staffOrderWords } = spoken.staff;

/** How what is in an order comes to its box. Lines from before that was kept are told by their product; what was given back comes to no box. */
export async function madeIn(queries: Queries | Tx, orderId: string): Promise<Made> {
  const rows = await queries
    .selectFrom("order_lines")
    .leftJoin("skus", "skus.sku_id", "order_lines.sku_id")
    .leftJoin("products", "products.id", "skus.product_id")
    .select(["made", "model_id"])
    .where("order_id", "=", orderId)
    .where(IS_KEPT)
    .execute();
  // All of it was given back, and what is left of the order is a charge.
  if (rows.length === 0) return "service";
  return madeOf(rows.map(({ made, model_id }) => made ?? (model_id === null ? "gear" : "built")));
}

/** Of the row `order_lines`: something of it is still to be packed, or stays with its buyer. */
export const IS_KEPT = sql<boolean>`exists (select from line_units where line_id = order_lines.id and kept > 0)`;

/** Why no work may be done on an order: a hold, or a refund under way. */
export async function stoppedBy(
  queries: Queries | Tx,
  orderId: string,
): Promise<{ hold: { reason: string; who: string; at: Date } | null; refund: boolean }> {
  const hold = await queries
    .selectFrom("order_holds")
    .leftJoin("staff", "staff.id", "order_holds.placed_by")
    .select(["reason", "staff.name as who", "placed_at as at"])
    .where("order_id", "=", orderId)
    .where("lifted_at", "is", null)
    .executeTakeFirst();
  const refund = await queries
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "in", UNSETTLED_REFUNDS)
    .limit(1)
    .executeTakeFirst();
  return { hold: hold ? { ...hold, who: hold.who ?? staffOrderWords.theStore } : null, refund: refund !== undefined };
}

import { sql } from "kysely";
import type { switchTextMessage as call } from "#contract/orders.ts";
import { refuse } from "#rules/refusal.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import type { Handler } from "../http/route.ts";

/** S429. On becomes off and off on, in one statement; on again is a new consent with its own time. */
export const switchTextMessage: Handler<typeof call> = async ({ world, principal, query }) => {
  const order = await findOpenOrder(world, principal, query.orderId);
  if (!order) return refuse("order_unknown");
  const now = world.now();
  const { rows } = await sql<{ is_on: boolean }>`
    update orders set text_ended_at = case when text_ended_at is null then ${now}::timestamptz end,
      text_agreed_at = case when text_ended_at is null then text_agreed_at else ${now}::timestamptz end
    where id = ${order.id} and text_phone is not null
    returning text_ended_at is null as is_on`.execute(world.db.queries);
  const [row] = rows;
  return row ? { reply: { Success: true as const, SendTextNote: row.is_on } } : refuse("texts_not_asked_for");
};

import { sql } from "kysely";
import type { listWarranties as call } from "#contract/warranties.ts";
import { warrantyTerm } from "#rules/promises/warranty-term.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { Queries } from "../db/database.ts";
import type { MemberHandler } from "../http/route.ts";

/** Far more than anybody's; the oldest are left out. */
const MOST_LINES = 200;

/** What has not arrived comes first, then what was delivered last. */
export const listWarranties: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const dayOf = (at: Date) => localTime(at.toISOString(), timeZone).on;
  const today = dayOf(world.now());
  const lines = await linesOf(world.db.queries, principal.memberId);
  return {
    reply: {
      Success: true,
      Lines: lines.map((line) => {
        const deliveredOn = line.deliveredAt && dayOf(line.deliveredAt);
        const term = deliveredOn === null ? null : warrantyTerm(deliveredOn, line.months, today);
        return {
          OrderNumber: line.orderNumber,
          Name: line.name,
          MainPicture: line.picture,
          PictureVersion: world.pictures.versionOf(line.picture),
          Units: line.units,
          Months: line.months,
          DeliveredOn: deliveredOn,
          EndsOn: term?.endsOn ?? null,
          DaysLeft: term?.daysLeft ?? null,
        };
      }),
    },
  };
};

/** Of paid orders; a deposit holds a place and nothing to repair, and what was given back is covered no more. */
async function linesOf(queries: Queries, memberId: number) {
  return queries
    .with("bought", (on) =>
      on
        .selectFrom("orders")
        .innerJoin("order_lines", "order_lines.order_id", "orders.id")
        .where("member_id", "=", memberId)
        .where("orders.state", "in", ["paid", "building", "testing", "packed", "shipped", "delivered"])
        .where(sql`facts ->> 'warrantyMonths'`, "is not", null)
        .where(sql`facts ->> 'deposit'`, "is", null)
        .select((eb) => [
          "order_number as orderNumber",
          "order_lines.description as name",
          "order_lines.picture",
          "order_lines.position",
          sql<number>`(facts ->> 'warrantyMonths')::int`.as("months"),
          sql<number>`(quantity - coalesce((
            select sum(units) from refund_parts join refunds on refunds.id = refund_id
            where order_line_id = order_lines.id and refunds.state <> 'failed'
          ), 0))::int`.as("units"),
          eb
            .selectFrom("order_events")
            .whereRef("order_events.order_id", "=", "orders.id")
            .where("name", "=", "order_delivered")
            .select("at")
            .orderBy("at")
            .limit(1)
            .as("deliveredAt"),
        ]),
    )
    .selectFrom("bought")
    .selectAll()
    .where("units", ">", 0)
    .orderBy("deliveredAt", (by) => by.desc().nullsFirst())
    .orderBy("orderNumber")
    .orderBy("position")
    .limit(MOST_LINES)
    .execute();
}

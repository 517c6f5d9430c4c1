import { sql } from "kysely";
import type { listWarranties as call } from "#contract/warranties.ts";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { warrantyTerm } from "#rules/promises/warranty-term.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { Queries } from "../db/database.ts";
import { type CoveredRow, coveredRow, offeredFor } from "./covered-lines.ts";
import type { MemberHandler } from "../http/route.ts";

/** Far more than anybody's; the oldest are left out. */
const MOST_LINES = 200;

/** What has not arrived comes first, then what was delivered last. */
export const listWarranties: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const dayOf = (at: Date) => localTime(at.toISOString(), timeZone).on;
  const today = dayOf(world.now());
  const { queries } = world.db;
  const bought = await linesOf(queries, principal.memberId);
  const skus = await world.catalogue.skus(bought.flatMap(({ covered }) => covered.skuId ?? []));
  const mayBeLonger = ({ covered }: (typeof bought)[number]) =>
    !("reason" in offeredFor(covered, skus.get(covered.skuId ?? 0), world.config, world.now()));
  const lines = withLonger(
    bought,
    await longerOf(
      queries,
      bought.map(({ lineId }) => lineId),
    ),
  );
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
          MayBeLonger: line.months === line.covered.facts.warrantyMonths && mayBeLonger(line),
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
        .where("orders.state", "in", [...PAID_STATES])
        .where(sql`facts ->> 'warrantyMonths'`, "is not", null)
        .where(sql`facts ->> 'deposit'`, "is", null)
        .select((eb) => [
          "order_lines.id as lineId",
          sql<CoveredRow>`${sql.raw(coveredRow("select null::uuid where false"))}`.as("covered"),
          "order_number as orderNumber",
          "order_lines.description as name",
          "order_lines.picture",
          "order_lines.position",
          sql<number>`(facts ->> 'warrantyMonths')::int`.as("months"),
          sql<number>`(select kept from line_units where line_id = order_lines.id)`.as("units"),
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

/** Units that were given a longer warranty by an order that is paid, by line and length. */
async function longerOf(queries: Queries, lineIds: readonly number[]) {
  if (lineIds.length === 0) return [];
  return queries
    .selectFrom("longer_warranties")
    .innerJoin("orders", "orders.id", "longer_warranties.order_id")
    .select(["covered_line_id as lineId", "months", sql<number>`count(*)::int`.as("units")])
    .where("covered_line_id", "in", lineIds)
    .where("ended_at", "is", null)
    .where("orders.state", "in", [...PAID_STATES])
    .groupBy(["covered_line_id", "months"])
    .orderBy("months", "desc")
    .execute();
}

/** Units with a longer warranty are a line of their own, before those without. */
function withLonger<Line extends { lineId: number; units: number; months: number }>(
  bought: readonly Line[],
  longer: readonly { lineId: number; units: number; months: number }[],
): Line[] {
  return bought.flatMap((line) => {
    let left = line.units;
    const longest = longer
      .filter(({ lineId }) => lineId === line.lineId)
      .map(({ months, units }) => {
        const taken = Math.min(units, left);
        left -= taken;
        return { ...line, months, units: taken };
      });
    return [...longest, { ...line, units: left }].filter(({ units }) => units > 0);
  });
}

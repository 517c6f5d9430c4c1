import { sql } from "kysely";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { RMA_ENDED } from "#rules/rma/rma-states.ts";
import type { Queries } from "../db/database.ts";
import { type CoveredRow, coveredRow } from "./covered-lines.ts";

/** Far more than anybody's; the oldest are left out. */
const MOST_LINES = 200;

/** Units of one line with one length of warranty. */
export interface Covered {
  lineId: number;
  covered: CoveredRow;
  orderNumber: string;
  name: string;
  picture: string;
  months: number;
  units: number;
  deliveredAt: Date | null;
  /** As it was promised. */
  shipsOn: string;
  arrivesFrom: string;
  arrivesUntil: string;
  country: ShippingAddress["Country"];
  /** A return or repair of it that is not settled. */
  openRma: string | null;
}

type Longer = { months: number; units: number };

/**
 * What a member's paid orders cover, in one statement: what has not arrived comes first, then what was delivered last. A
 * deposit holds a place and nothing to repair, and what was given back is covered no more.
 */
export async function listCovered(queries: Queries, memberId: number): Promise<Covered[]> {
  const lines = await queries
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
          "orders.ships_on as shipsOn",
          "orders.arrives_from as arrivesFrom",
          "orders.arrives_until as arrivesUntil",
          sql<ShippingAddress["Country"]>`shipping_address ->> 'Country'`.as("country"),
          sql<string | null>`(
            select rma_number from rmas join rma_lines on rma_id = rmas.id
            where order_line_id = order_lines.id and granted > 0 and rmas.state <> all (${RMA_ENDED})
            order by rmas.created_at desc limit 1
          )`.as("openRma"),
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
    .select(
      // Units that were given a longer warranty by an order that is paid.
      sql<Longer[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('months', longer.months, 'units', longer.units) order by longer.months desc), '[]')
        from (
          select longer_warranties.months, count(*)::int as units
          from longer_warranties join orders on orders.id = longer_warranties.order_id
          where covered_line_id = bought."lineId" and ended_at is null
            and orders.state in (${sql.join([...PAID_STATES])})
          group by longer_warranties.months
        ) as longer
      )`.as("longer"),
    )
    .where("units", ">", 0)
    .orderBy("deliveredAt", (by) => by.desc().nullsFirst())
    .orderBy("orderNumber")
    .orderBy("position")
    .limit(MOST_LINES)
    .execute();
  return lines.flatMap(withLonger);
}

/** Units with a longer warranty are a line of their own, before those without. */
function withLonger<Line extends Longer>({ longer, ...line }: Line & { longer: readonly Longer[] }) {
  let left = line.units;
  const longest = longer.map(({ months, units }) => {
    const taken = Math.min(units, left);
    left -= taken;
    return { ...line, months, units: taken };
  });
  return [...longest, { ...line, units: left }].filter(({ units }) => units > 0);
}

import type { getQueue as call, QueuedOrder } from "#contract/staff-orders.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { isBoxed, isOnTheFloor, moveTo, nextMove } from "#rules/order/floor-moves.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { burnInEnds } from "#rules/order/burn-in.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import { type Made, madeOf } from "#rules/order/order-stages.ts";
import { datesNow, spareDays } from "#rules/shipping/shipping-dates.ts";
import { orderDay } from "#rules/shipping/warehouse-day.ts";
import { QUEUE_TABS, type QueueTab, TAB_STATES } from "#rules/staff/queue-tabs.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { StaffHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { countNeeds } from "./count-needs.ts";
import { IS_KEPT } from "./floor-facts.ts";

const MOST_ROWS = 100;

/** Sorted by the promise that ends first. With words, every order of that number, email or last name, whatever its state. */
export const getQueue: StaffHandler<typeof call> = async ({ world, principal, query }) => {
  const { queries } = world.db;
  const rows = query.q === "" ? await listTab(queries, query.tab) : await findOrders(queries, query.q);
  return {
    reply: {
      Success: true as const,
      Counts: await countTabs(world),
      NeedsYou: await countNeeds(world, principal),
      Orders: rows.map((row) => viewRow(world, row)),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

function viewRow(world: World, row: QueueRow): QueuedOrder {
  const { shipping } = world.config;
  const kept = row.lines.filter(({ isKept }) => isKept);
  const made =
    kept.length === 0 ? "service" : madeOf(kept.map((line) => line.made ?? (line.isComputer ? "built" : "gear")));
  const [first, ...more] = kept.length === 0 ? row.lines : kept;
  const stays = staysInHouse({ isTest: row.is_test, isTestMode: row.test_mode }, world.settings.isTest);
  const testUntil = testUntilOf(world, row);
  return {
    OrderNumber: row.order_number,
    Version: row.row_version,
    State: row.state,
    Made: made,
    IsTest: row.is_test,
    PaidAt: row.paid_at?.toISOString() ?? "",
    What: `${first?.name ?? ""}${more.length > 0 ? ` + ${more.length}` : ""}`,
    To: row.to,
    Method: row.shipping_name,
    ArrivesBy: arrivesBy(world, row),
    Comment: row.comment,
    ShipsOn: row.ships_on,
    IsRush: kept.some(({ rush }) => rush === "rush"),
    SpareDays: spareDays(
      orderDay(world.now().toISOString(), shipping.warehouse),
      row.ships_on,
      shipping.warehouse.calendar,
    ),
    Held: row.held ?? "",
    ChangeWaits: row.waits,
    TestUntil: testUntil,
    Next: stays || row.held !== null || testUntil !== "" ? null : nextOf(row, made),
  };
}

function testUntilOf({ now, config }: World, { tested }: QueueRow): string {
  if (tested === null) return "";
  const ends = burnInEnds(new Date(tested), config.service.burnInHours);
  return ends > now() ? ends.toISOString() : "";
}

function arrivesBy(world: World, row: QueueRow): string {
  const promised = { shipsOn: row.ships_on, arrivesFrom: row.arrives_from, arrivesUntil: row.arrives_until };
  if (!isOnTheFloor(row.state)) return row.arrives_until;
  return datesNow(promised, warehouseTime(world).on, row.country, world.config.shipping).arrivesUntil;
}

function nextOf({ state, waits }: Pick<QueueRow, "state" | "waits">, made: Made): QueuedOrder["Next"] {
  const next = nextMove(state, made);
  const to = next && moveTo(next, state, made);
  return waits && to !== null && isBoxed(to) ? null : next;
}

type QueueRow = Awaited<ReturnType<typeof listTab>>[number];

function selectRows(queries: Queries) {
  return queries
    .selectFrom("orders")
    .select([
      "order_number",
      "row_version",
      "state",
      "is_test",
      "test_mode",
      "paid_at",
      "ships_on",
      "arrives_from",
      "arrives_until",
    ])
    .select(["shipping_name", "comment"])
    .select([
      sql<ShippingAddress["Country"]>`shipping_address ->> 'Country'`.as("country"),
      sql<string>`concat_ws(', ', shipping_address ->> 'LastName', shipping_address ->> 'City')`.as("to"),
      sql<string | null>`(select reason from order_holds where order_id = orders.id and lifted_at is null)`.as("held"),
      sql<string | null>`(select started_at from order_tests where order_id = orders.id and ended_at is null)`.as(
        "tested",
      ),
      sql<boolean>`exists (select from order_revisions where order_id = orders.id
        and order_revisions.state = 'waiting_payment')`.as("waits"),
      sql<
        { name: string; made: Made | null; rush: OrderLineFacts["rush"] | null; isComputer: boolean; isKept: boolean }[]
      >`(
        select coalesce(jsonb_agg(jsonb_build_object('name', order_lines.description, 'made', made,
          'rush', facts -> 'rush',
          'isComputer', model_id is not null, 'isKept', ${IS_KEPT}) order by order_lines.position), '[]')
        from order_lines left join skus on skus.sku_id = order_lines.sku_id
          left join products on products.id = product_id
        where order_id = orders.id and quantity > 0)`.as("lines"),
    ])
    .orderBy("ships_on")
    .orderBy("orders.id")
    .limit(MOST_ROWS);
}

/** An order of services alone, or of what was all given back, has nothing to build, pack or ship. */
const HAS_A_THING = sql<boolean>`exists (
  select from order_lines where order_lines.order_id = orders.id and sku_id is not null and ${IS_KEPT})`;

function listTab(queries: Queries, tab: QueueTab) {
  const open = sql<boolean>`exists (select from order_holds where order_id = orders.id and lifted_at is null)`;
  return selectRows(queries)
    .where("state", "in", TAB_STATES[tab])
    .where(HAS_A_THING)
    .$if(tab === "held", (query) => query.where(open))
    .execute();
}

function findOrders(queries: Queries, words: string) {
  const number = readOrderNumber(words);
  return selectRows(queries)
    .where("paid_at", "is not", null)
    .where((eb) =>
      number === null
        ? eb.or([
            eb(sql<string>`lower(email)`, "=", words.toLowerCase()),
            eb(sql<string>`lower(shipping_address ->> 'LastName')`, "=", words.toLowerCase()),
          ])
        : eb("order_number", "=", number),
    )
    .execute();
}

/** What has left the house is not counted: it only grows. */
async function countTabs({ db: { queries } }: Pick<World, "db">): Promise<Record<QueueTab, number>> {
  const rows = await queries
    .selectFrom("orders")
    .leftJoin("order_holds", (join) =>
      join.onRef("order_holds.order_id", "=", "orders.id").on("order_holds.lifted_at", "is", null),
    )
    .select((eb) => ["state", eb.fn.countAll<number>().as("orders"), eb.fn.count<number>("order_holds.id").as("held")])
    .where("state", "in", TAB_STATES.open)
    .where(HAS_A_THING)
    .groupBy("state")
    .execute();
  const counts = QUEUE_TABS.map((tab) => {
    const of = rows.filter(({ state }) => (TAB_STATES[tab] as readonly string[]).includes(state));
    return [tab, of.reduce((sum, row) => sum + (tab === "held" ? row.held : row.orders), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<QueueTab, number>;
}

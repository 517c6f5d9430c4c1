import { type RawBuilder, sql } from "kysely";
import type { ListedOrder, listOrders as call } from "#contract/orders.ts";
import type { QueryOf } from "#contract/call.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { ORDER_STANDINGS, orderStanding, type OrderStanding } from "#rules/order/order-standings.ts";
import { ORDER_STATES, type OrderState } from "#rules/order/order-states.ts";
import { purchaseYears } from "#rules/order/purchase-years.ts";
import { CHANGEABLE_BY_BUYER, isOneOfStates } from "#rules/revision/revision-states.ts";
import { returnUntil } from "#rules/rma/return-window.ts";
import { RMA_ENDED } from "#rules/rma/rma-states.ts";
import { datesNow } from "#rules/shipping/shipping-dates.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { lineLink } from "../carts/line-link.ts";
import { hasChoice } from "../catalog/has-choice.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";

const PAGE = 20;

interface Listed {
  orderNumber: string;
  placedAt: Date;
  state: OrderState;
  isTest: boolean;
  isTestMode: boolean;
  total: number;
  shipsOn: string;
  country: ShippingAddress["Country"];
  arrivesFrom: string;
  arrivesUntil: string;
  lines: { name: string; picture: string; quantity: number; skuId: number | null; build: string }[];
  isBeingPaid: boolean;
  isInReview: boolean;
  change: { dueCents: number; until: string } | null;
  deliveredAt: Date | null;
  openRma: string | null;
}

export const listOrders: MemberHandler<typeof call> = async ({ world, principal, query }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const theirs = ordersOf(world, principal.memberId, query);
  const [found, counts] = await Promise.all([readPage(world, theirs, query), countStandings(world, theirs)]);
  const asked: readonly OrderStanding[] = query.standing ? [query.standing] : ORDER_STANDINGS;
  const orders = asked.reduce((sum, standing) => sum + counts[standing], 0);
  return {
    reply: {
      Success: true,
      Orders: await Promise.all(found.map((order) => view(order, world))),
      Total: orders,
      Counts: counts,
      Pages: Math.ceil(orders / PAGE),
      Years: purchaseYears(world.now().toISOString(), timeZone),
      TimeZone: timeZone,
    },
  };
};

type Asked = QueryOf<typeof call>;

/** The condition for what of a member's is listed, whatever its standing. */
function ordersOf({ config }: World, memberId: number, { year, q = "" }: Asked): RawBuilder<unknown> {
  const { timeZone } = config.shipping.warehouse;
  const ofYear = year === undefined ? sql`` : sql`and extract(year from created_at at time zone ${timeZone}) = ${year}`;
  // Position takes what was typed as it is: nothing in it stands for anything else.
  const isIn = (text: RawBuilder<unknown>) => sql`position(lower(${q}) in lower(${text})) > 0`;
  const named =
    q === ""
      ? sql``
      : sql`and (${isIn(sql`order_number`)} or exists (
          select from order_lines where order_id = orders.id and quantity > 0 and ${isIn(sql`description`)}
        ))`;
  return sql`member_id = ${memberId} and not exists (
      select from order_events where order_id = orders.id and name = 'order_cancelled' and detail ->> 'reason' = 'cart_changed'
    ) ${ofYear} ${named}`;
}

async function countStandings({ db }: World, theirs: RawBuilder<unknown>): Promise<Record<OrderStanding, number>> {
  const { rows } = await sql<{ state: OrderState; orders: number }>`select state, count(*)::int as orders
    from orders where ${theirs} group by state`.execute(db.queries);
  const counts: Record<OrderStanding, number> = { under_way: 0, delivered: 0, called_off: 0 };
  for (const { state, orders } of rows) counts[orderStanding(state)] += orders;
  return counts;
}

async function readPage({ db, now }: World, theirs: RawBuilder<unknown>, { page, standing }: Asked): Promise<Listed[]> {
  const states = ORDER_STATES.filter((state) => standing === undefined || orderStanding(state) === standing);
  const { rows } = await sql<Listed>`select order_number as "orderNumber", created_at as "placedAt", state,
      is_test as "isTest", test_mode as "isTestMode", total_cents as total, arrives_from as "arrivesFrom",
      arrives_until as "arrivesUntil", ships_on as "shipsOn", shipping_address ->> 'Country' as country,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', description, 'picture', picture, 'quantity', quantity,
          'skuId', sku_id, 'build', coalesce(build ->> 'code', '')) order by position), '[]')
        from order_lines where order_id = orders.id and quantity > 0
      ) as lines,
      exists (
        select from payments where order_id = orders.id
          and payments.state in ('requesting', 'requires_action', 'authorised', 'captured', 'unknown')
      ) as "isBeingPaid",
      exists (
        select from payments where order_id = orders.id and payments.state = 'authorised' and screening in ('waiting', 'review')
      ) as "isInReview",
      (
        select jsonb_build_object('dueCents', due_cents, 'until', expires_at)
        from order_revisions where order_id = orders.id and order_revisions.state = 'waiting_payment'
          and expires_at > ${now()}
      ) as change,
      (select max(at) from order_events where order_id = orders.id and name = 'order_delivered') as "deliveredAt",
      (
        select rma_number from rmas where order_id = orders.id and rmas.state <> all (${RMA_ENDED})
        order by rmas.created_at desc limit 1
      ) as "openRma"
    from orders where ${theirs} and state = any (${states})
    order by created_at desc, id limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db.queries);
  return rows;
}

async function view(order: Listed, world: World): Promise<ListedOrder> {
  const { pictures, config } = world;
  const today = warehouseTime(world).on;
  const arrives = isOnTheFloor(order.state) ? datesNow(order, today, order.country, config.shipping) : order;
  const delivered = order.state === "delivered" && order.deliveredAt;
  const deliveredOn = delivered ? localTime(delivered.toISOString(), config.shipping.warehouse.timeZone).on : null;
  const until = returnUntil(deliveredOn, config.service.returnDays);
  return {
    OrderNumber: order.orderNumber,
    PlacedAt: order.placedAt.toISOString(),
    State: order.state,
    IsTest: order.isTest,
    Total: toWireMoney(cents(order.total)),
    Lines: order.lines.map(({ name, picture, quantity }) => ({
      ItemDescription: name,
      MainPicture: picture,
      PictureVersion: pictures.versionOf(picture),
      Quantity: quantity,
    })),
    ArrivesFrom: arrives.arrivesFrom,
    ArrivesUntil: arrives.arrivesUntil,
    IsInReview: order.isInReview,
    MayCancel: order.state === "pending_payment" && !order.isBeingPaid,
    ChangeWaits: order.change && {
      Due: toWireMoney(cents(order.change.dueCents)),
      Until: new Date(order.change.until).toISOString(),
    },
    MayChange: order.change === null && !order.isTestMode && isOneOfStates(CHANGEABLE_BY_BUYER, order.state),
    DeliveredOn: deliveredOn ?? "",
    ReturnUntil: until ?? "",
    IsReturnOver: until !== null && today > until,
    OpenRma: order.openRma ?? "",
    BuyAgain: await linkOf(world, order.lines[0]),
  };
}

/** Where a thing that was bought is sold today, a build with the parts that were chosen; empty where it is not. */
async function linkOf({ catalogue }: World, line: Listed["lines"][number] | undefined): Promise<string> {
  const skuId = line?.skuId ?? 0;
  const known = (await catalogue.skus([skuId])).get(skuId);
  if (!line || !known) return "";
  const { build } = line;
  if (known.fromNothing) return (await catalogue.lab())?.skuId === skuId ? lineLink({ ...known, build }) : "";
  const product = await catalogue.product(known.slug);
  if (!product?.skus.some((sku) => sku.skuId === skuId)) return "";
  return build !== "" && hasChoice(known) ? lineLink({ ...known, build }) : `${productLink(product)}?sku=${skuId}`;
}

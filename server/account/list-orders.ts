import { sql } from "kysely";
import type { ListedOrder, listOrders as call } from "#contract/orders.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { purchaseYears } from "#rules/order/purchase-years.ts";
import { datesNow } from "#rules/shipping/shipping-dates.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";

const PAGE = 20;

interface Listed {
  orderNumber: string;
  placedAt: Date;
  state: OrderState;
  isTest: boolean;
  total: number;
  shipsOn: string;
  country: ShippingAddress["Country"];
  arrivesFrom: string;
  arrivesUntil: string;
  lines: { name: string; picture: string; quantity: number }[];
  isBeingPaid: boolean;
  isInReview: boolean;
  change: { dueCents: number; until: string } | null;
  orders: number;
}

export const listOrders: MemberHandler<typeof call> = async ({ world, principal, query: { page, year } }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const found = await ordersOf(world, principal.memberId, { page, year });
  const orders = found[0]?.orders ?? 0;
  return {
    reply: {
      Success: true,
      Orders: found.map((order) => view(order, world)),
      Total: orders,
      Pages: Math.ceil(orders / PAGE),
      Years: purchaseYears(world.now().toISOString(), timeZone),
      TimeZone: timeZone,
    },
  };
};

async function ordersOf(
  { db, config, now }: World,
  memberId: number,
  { page, year }: { page: number; year?: number | undefined },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`select order_number as "orderNumber", created_at as "placedAt", state,
      is_test as "isTest", total_cents as total, arrives_from as "arrivesFrom", arrives_until as "arrivesUntil",
      ships_on as "shipsOn", shipping_address ->> 'Country' as country,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', description, 'picture', picture, 'quantity', quantity)
          order by position), '[]')
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
      (count(*) over ())::int as orders
    from orders
    where member_id = ${memberId} and not exists (
      select from order_events where order_id = orders.id and name = 'order_cancelled' and detail ->> 'reason' = 'cart_changed'
    ) ${year === undefined ? sql`` : sql`and extract(year from created_at at time zone ${config.shipping.warehouse.timeZone}) = ${year}`}
    order by created_at desc, id limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db.queries);
  return rows;
}

function view(order: Listed, world: World): ListedOrder {
  const { pictures, config } = world;
  const arrives = isOnTheFloor(order.state)
    ? datesNow(order, warehouseTime(world).on, order.country, config.shipping)
    : order;
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
  };
}

import { sql } from "kysely";
import type { AccountOverview, getAccountOverview as call } from "#contract/account-overview.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { RUNNING_STATES } from "#rules/order/order-standings.ts";
import { pointsValue } from "#rules/points/use-points.ts";
import { warrantyTerm } from "#rules/promises/warranty-term.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { alertsOf } from "../alerts/member-alerts-table.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { MemberHandler } from "../http/route.ts";
import { viewProducts } from "../lists/view-products.ts";
import { pointTotal } from "../points/point-totals-table.ts";
import { unreviewedBy } from "../reviews/bought-products.ts";
import { type Covered, listCovered } from "../warranties/list-covered.ts";
import type { World } from "../world.ts";
import { loadOrderView } from "../account/view-order.ts";

/** Four statements where an order is under way, else three: figures, points and warranties, and then the order. */
export const getAccountOverview: MemberHandler<typeof call> = async ({ world, principal: { memberId } }) => {
  const { points } = world.config;
  const [figures, total, covered] = await Promise.all([
    readFigures(world, memberId),
    pointTotal(world, memberId),
    listCovered(world.db.queries, memberId),
  ]);
  const spendable = Math.max(0, total) - (Math.max(0, total) % points.spentInStepsOf);
  return {
    reply: {
      Success: true,
      Running: figures.running === null ? null : await viewRunning(world, figures.running),
      Points: {
        Total: total,
        Spendable: spendable,
        Step: points.spentInStepsOf,
        Worth: toWireMoney(pointsValue(spendable, points)),
      },
      Warranties: countRunning(world, covered),
      SavedItems: { Count: figures.savedItems, Cheaper: figures.cheaper },
      SavedBuilds: figures.savedBuilds,
      Alerts: { Waiting: figures.waiting, Sent: figures.sent },
      PriceReached: figures.reached && (await viewReached(world, figures.reached)),
      ReviewsToWrite: figures.reviewsToWrite,
    },
  };
};

interface Figures {
  /** The newest order that is paid and not there yet. */
  running: string | null;
  savedItems: number;
  cheaper: number;
  savedBuilds: number;
  waiting: number;
  sent: number;
  reviewsToWrite: number;
  reached: Reached | null;
}

interface Reached {
  skuId: number;
  belowCents: number;
  targetCents: number | null;
}

/** So long an alert that came is something to look at. */
const REACHED_DAYS = 7;

/** A longer warranty alone travels nowhere, and a tester's order is never built. */
async function readFigures({ db, now }: World, memberId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with saved as (
      select count(*)::int as "savedItems",
        (count(*) filter (where active and listed and skus.price_cents < saved_items.price_cents))::int as cheaper
      from saved_lists join saved_items on list_id = saved_lists.id
        join skus using (sku_id) join products on products.id = product_id
      where member_id = ${memberId}
    ),
    alerts_of as (${alertsOf(memberId)}),
    told as (
      select (count(*) filter (where state <> 'sent'))::int as waiting,
        (count(*) filter (where state = 'sent'))::int as sent
      from alerts_of
    )
    select saved.*, told.*, ${unreviewedBy(memberId)} as "reviewsToWrite",
      (select count(*)::int from saved_builds where member_id = ${memberId} and removed_at is null) as "savedBuilds",
      (
        select jsonb_build_object('skuId', told_alerts.sku_id, 'belowCents', below_cents, 'targetCents', target_cents)
        from told_alerts join skus using (sku_id) join products on products.id = product_id
        where member_id = ${memberId} and told_alerts.kind = 'price_drop' and active and listed
          and told_at > ${now()}::timestamptz - make_interval(days => ${REACHED_DAYS})
          and price_cents < below_cents and price_cents <= coalesce(target_cents, price_cents)
        order by told_at desc, told_alerts.id desc limit 1
      ) as reached,
      (
        select orders.id from orders
        where member_id = ${memberId} and state = any (${RUNNING_STATES}) and not test_mode
          and exists (
            select from order_lines where order_id = orders.id and quantity > 0 and made is distinct from 'service')
        order by created_at desc, orders.id limit 1
      ) as running
    from saved, told`.execute(db.queries);
  const [found] = rows;
  if (!found) throw new Error(`No figures of member ${memberId}`);
  return found;
}

/** It may have arrived since it was looked for. */
async function viewRunning(world: World, orderId: string): Promise<AccountOverview["Running"]> {
  const { OrderNumber, State, Shipping, Delay, Lines, Events, TimeZone } = await loadOrderView(world, orderId, true);
  return RUNNING_STATES.includes(State) ? { OrderNumber, State, Shipping, Delay, Lines, Events, TimeZone } : null;
}

/** Null where it has left the shop since. */
async function viewReached(
  world: World,
  { skuId, belowCents, targetCents }: Reached,
): Promise<AccountOverview["PriceReached"]> {
  const [product] = await viewProducts(world, [{ sku_id: skuId, quantity: 1 }]);
  if (!product || product.Price === null) return null;
  return {
    Name: product.ItemDescription,
    Link: `${product.Link}?sku=${skuId}`,
    Price: product.Price,
    PriceThen: toWireMoney(cents(belowCents)),
    Target: targetCents === null ? null : toWireMoney(cents(targetCents)),
  };
}

function countRunning(world: World, covered: readonly Covered[]): AccountOverview["Warranties"] {
  const { timeZone } = world.config.shipping.warehouse;
  const today = warehouseTime(world).on;
  const running = covered.flatMap(({ name, months, deliveredAt }) => {
    if (deliveredAt === null) return [];
    const { endsOn, daysLeft } = warrantyTerm(localTime(deliveredAt.toISOString(), timeZone).on, months, today);
    return daysLeft < 0 ? [] : [{ Name: name, EndsOn: endsOn }];
  });
  const [next = null] = running.toSorted((one, other) => one.EndsOn.localeCompare(other.EndsOn));
  return { Running: running.length, Next: next };
}

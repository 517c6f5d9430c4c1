import type { listOrders } from "#contract/orders.ts";
import type { PointsPage } from "#contract/points.ts";
import type { ReplyOf } from "#contract/call.ts";
import { accountWords } from "#words/member-pages.ts";
import { formatCount, formatMoney } from "#words/money.ts";
import { accountPaths } from "../account-paths.ts";
import { OrderRows } from "./order-rows.tsx";

const LATEST = 3;

export function LatestOrders({ orders }: { orders: ReplyOf<typeof listOrders> }) {
  return (
    <section className="account__section">
      <div className="account__head">
        <h2 className="type-22">{accountWords.latest}</h2>
        <a className="link type-14" href={accountPaths.orders}>
          {accountWords.allOrders(orders.Total)}
        </a>
      </div>
      <OrderRows orders={orders.Orders.slice(0, LATEST)} timeZone={orders.TimeZone} />
    </section>
  );
}

export function PointsFigures({ points }: { points: PointsPage }) {
  return (
    <section className="account__section">
      <h2 className="type-22">{accountWords.glance}</h2>
      <dl className="account__figures">
        <div>
          <dt>{accountWords.pointsToSpend}</dt>
          <dd>
            <a href={accountPaths.points}>{formatCount(points.Spendable)}</a>
            <small>{accountWords.pointsOf(formatCount(Math.max(0, points.Total)), formatMoney(points.Worth))}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

import type { ReactNode } from "react";
import type { ReplyOf } from "#contract/call.ts";
import type { AccountOverview } from "#contract/account-overview.ts";
import type { listOrders } from "#contract/orders.ts";
import { dayOfYear } from "#words/days.ts";
import { accountOrdersWords, accountWords as words } from "#words/member-pages.ts";
import { formatCount, formatMoney } from "#words/money.ts";
import { pointsPageWords } from "#words/points.ts";
import { accountPaths } from "../account-paths.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { OrderRows } from "./order-rows.tsx";
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";

const LATEST = 3;

/** The newest orders beside the one that stands above. */
export function LatestOrders({ orders, but }: { orders: ReplyOf<typeof listOrders>; but: string | undefined }) {
  const latest = orders.Orders.filter(({ OrderNumber }) => OrderNumber !== but).slice(0, LATEST);
  if (latest.length === 0) return null;
  return (
    <section className="account__section">
      <div className="account__head">
        <h2 className="type-22">{words.latest}</h2>
        <a className="link type-14" href={accountPaths.orders}>
          {words.allOrders(orders.Total)}
        </a>
      </div>
      <OrderRows orders={latest} timeZone={orders.TimeZone} />
    </section>
  );
}

/** Where the orders of a new member will stand. */
export function NoOrders() {
  return (
    <section className="account__section">
      <h2 className="type-22">{words.latest}</h2>
      <p className="account__lead">{accountOrdersWords.none}</p>
      <SeeWhatWeSell />
    </section>
  );
}

/** The numbers of an account, each the way to its page. */
export function AtAGlance({ overview }: { overview: AccountOverview }) {
  const { Points, Warranties, SavedItems, SavedBuilds, Alerts, ReviewsToWrite } = overview;
  return (
    <section className="account__section">
      <div className="account__head">
        <h2 className="type-22">{words.glance}</h2>
        <span className="type-14">
          <ModalLinkIsland modal="reward-point-intro" to={paths.aboutPoints}>
            {pointsPageWords.how}
          </ModalLinkIsland>
        </span>
      </div>
      <dl className="account__figures account__figures--six">
        <Figure title={words.pointsToSpend} to={accountPaths.points} count={Points.Spendable}>
          {Points.Spendable > 0
            ? words.pointsOf(formatCount(Points.Total), formatMoney(Points.Worth))
            : pointsPageWords.tooFew(formatCount(Points.Step))}
        </Figure>
        <Figure title={words.warrantiesRunning} to={accountPaths.warranties} count={Warranties.Running}>
          {Warranties.Next && words.nextToEnd(Warranties.Next.Name, dayOfYear(Warranties.Next.EndsOn))}
        </Figure>
        <Figure title={words.saved} to={accountPaths.lists} count={SavedItems.Count}>
          {SavedItems.Cheaper > 0 && words.cheaper(SavedItems.Cheaper)}
        </Figure>
        <Figure title={words.savedBuilds} to={accountPaths.builds} count={SavedBuilds} />
        <Figure title={words.alerts} to={accountPaths.alerts} count={Alerts.Waiting}>
          {Alerts.Sent > 0 && words.alertsSent(Alerts.Sent)}
        </Figure>
        <Figure title={words.reviewsToWrite} to={accountPaths.reviews} count={ReviewsToWrite} />
      </dl>
    </section>
  );
}

function Figure({ title, to, count, children }: { title: string; to: string; count: number; children?: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <a href={to}>{formatCount(count)}</a>
        {children && <small>{children}</small>}
      </dd>
    </div>
  );
}

import type { ReactNode } from "react";
import type { ReplyOf } from "#contract/call.ts";
import type { listOrders } from "#contract/orders.ts";
import type { PointsPage } from "#contract/points.ts";
import type { OwnProduct } from "#contract/reviews.ts";
import type { SavedList } from "#contract/saved-lists.ts";
import type { CoveredLine } from "#contract/warranties.ts";
import { accountOrdersWords, accountWords as words } from "#words/member-pages.ts";
import { formatCount, formatMoney } from "#words/money.ts";
import { pointsPageWords } from "#words/points.ts";
import { accountPaths } from "../account-paths.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { OrderRows } from "./order-rows.tsx";
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";

const LATEST = 3;

export function LatestOrders({ orders }: { orders: ReplyOf<typeof listOrders> }) {
  return (
    <section className="account__section">
      <div className="account__head">
        <h2 className="type-22">{words.latest}</h2>
        <a className="link type-14" href={accountPaths.orders}>
          {words.allOrders(orders.Total)}
        </a>
      </div>
      <OrderRows orders={orders.Orders.slice(0, LATEST)} timeZone={orders.TimeZone} />
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

/** Each null where it could not be read: that figure is left out. */
interface Figures {
  points: PointsPage | null;
  warranties: readonly CoveredLine[] | null;
  lists: readonly SavedList[] | null;
  reviewable: readonly OwnProduct[] | null;
}

/** Four numbers, each the way to its page. */
export function AtAGlance({ points, warranties, lists, reviewable }: Figures) {
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
      <dl className="account__figures">
        {points && (
          <Figure title={words.pointsToSpend} to={accountPaths.points} count={points.Spendable}>
            {points.Spendable > 0
              ? words.pointsOf(formatCount(points.Total), formatMoney(points.Worth))
              : pointsPageWords.tooFew(formatCount(points.Step))}
          </Figure>
        )}
        {warranties && (
          <Figure
            title={words.warrantiesRunning}
            to={accountPaths.warranties}
            count={warranties.filter(({ DaysLeft }) => DaysLeft !== null && DaysLeft >= 0).length}
          />
        )}
        {lists && <Saved items={lists.flatMap(({ Items }) => Items)} />}
        {reviewable && (
          <Figure
            title={words.reviewsToWrite}
            to={accountPaths.reviews}
            count={reviewable.filter(({ Review }) => Review === null).length}
          />
        )}
      </dl>
    </section>
  );
}

function Saved({ items }: { items: SavedList["Items"] }) {
  const cheaper = items.filter(({ Price, PriceThen }) => Price !== null && Price < PriceThen).length;
  return (
    <Figure title={words.saved} to={accountPaths.lists} count={items.length}>
      {cheaper > 0 && words.cheaper(cheaper)}
    </Figure>
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

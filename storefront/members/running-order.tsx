import type { RunningOrder as Running } from "#contract/account-overview.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import { buttonClass } from "#ui/button.tsx";
import { daySpan, dayText } from "#words/days.ts";
import { accountOrdersWords, accountWords as words } from "#words/member-pages.ts";
import { nextStepWords } from "#words/order-stages.ts";
import { Timeline } from "../account/timeline.tsx";
import { isWithoutDay, orderTimelineStages } from "../account/order-timeline-stages.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { paths } from "../paths.ts";
import { ordersPath } from "./orders-find.tsx";

/** The order that is under way: when it comes, what comes next, and its stages. `more` orders are under way beside it. */
export function RunningOrder({ order, more }: { order: Running; more: number }) {
  const [first] = order.Lines;
  const next = nextStepWords[order.State]?.(madeOf(order.Lines.map(({ Made }) => Made)));
  const stages = orderTimelineStages(order);
  return (
    <section className="account__panel account__running" aria-labelledby="running-order">
      <div className="account__running-head">
        {first && <LinePicture item={first} width={64} />}
        <div>
          <h2 className="type-18" id="running-order">
            {titleOf(order)}
          </h2>
          <p className="type-14 muted">{[`${order.OrderNumber}.`, next].filter(Boolean).join(" ")}</p>
        </div>
        <a className={buttonClass("secondary")} href={paths.order(order.OrderNumber)}>
          {words.follow}
          <span className="sr-only"> {order.OrderNumber}</span>
        </a>
      </div>
      {stages && <Timeline stages={stages} />}
      {more > 0 && (
        <a className="link type-14" href={ordersPath({ page: 1, standing: "under_way" })}>
          {words.allUnderWay(more + 1)}
        </a>
      )}
    </section>
  );
}

/** `Forge 80, ships Tue, Dec 1`. */
function titleOf(order: Running): string {
  const { Lines, State, Shipping } = order;
  const what = accountOrdersWords.andMore(Lines[0]?.ItemDescription ?? "", Math.max(0, Lines.length - 1));
  if (isWithoutDay(order)) return words.late(what);
  return State === "shipped"
    ? words.arrives(what, daySpan(Shipping.arrivesFrom, Shipping.arrivesUntil))
    : words.ships(what, dayText(Shipping.shipsOn));
}

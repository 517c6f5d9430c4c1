import type { ListedOrder } from "#contract/orders.ts";
import { orderStanding } from "#rules/order/order-standings.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { dayText } from "#words/days.ts";
import { accountOrdersWords as words } from "#words/member-pages.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";

/** What its member can do with an order now, each with the day on which it ends where there is one. */
export function OrderActions({ order, mayCancel }: { order: ListedOrder; mayCancel: boolean }) {
  const { OrderNumber, State, Lines } = order;
  const isSent = State === "shipped" || State === "delivered";
  const isUnderWay = orderStanding(State) === "under_way";
  return (
    <div className="order-rows__actions">
      <a className={isUnderWay ? buttonClass("secondary", "small") : "link type-14"} href={paths.order(OrderNumber)}>
        {words.follow}
      </a>
      {order.MayChange && (
        <a className="link type-14" href={`${paths.order(OrderNumber)}#help-title`}>
          {words.change}
        </a>
      )}
      {order.OpenRma !== "" && (
        <a className="link type-14" href={accountPaths.returns}>
          {words.seeReturn}
        </a>
      )}
      {isSent && (
        <a className="link type-14" href={paths.rmaOf(OrderNumber)}>
          {order.ReturnUntil === ""
            ? words.sendBack
            : order.IsReturnOver
              ? words.repair
              : words.returnUntil(dayText(order.ReturnUntil))}
        </a>
      )}
      {isSent && (
        <a className="link type-14" href={paths.writeReview(OrderNumber)}>
          {words.review}
        </a>
      )}
      {!isUnderWay && order.BuyAgain !== "" && (
        <a
          className="link type-14"
          href={order.BuyAgain}
          aria-label={words.buyAgainOne(Lines[0]?.ItemDescription ?? "")}
        >
          {Lines.length === 1 ? words.buyAgain : words.buyAgainOne(Lines[0]?.ItemDescription ?? "")}
        </a>
      )}
      {mayCancel && order.MayCancel && (
        <form method="post" action={accountPaths.orders}>
          <input type="hidden" name="OrderNumber" value={OrderNumber} />
          <Button type="submit" size="small">
            {words.cancel}
          </Button>
        </form>
      )}
    </div>
  );
}

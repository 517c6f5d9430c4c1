import type { ListedOrder } from "#contract/orders.ts";
import { isCalledOff } from "#rules/order/order-states.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { daySpan } from "#words/days.ts";
import { accountOrdersWords as words } from "#words/member-pages.ts";
import { instantDay } from "#words/moments.ts";
import { orderStateWords } from "#words/order-states.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import "../cart/cart.css";
import "./order-rows.css";

interface OrderRowsProps {
  orders: readonly ListedOrder[];
  timeZone: string;
  mayCancel?: boolean;
}

/** Orders as a member sees them: pictures, where each stands, what is possible now, and what it cost. */
export function OrderRows({ orders, timeZone, mayCancel = false }: OrderRowsProps) {
  return (
    <ul className="order-rows">
      {orders.map((order) => (
        <li key={order.OrderNumber}>
          <div className="order-rows__pictures">
            {order.Lines.slice(0, 2).map((line) => (
              <LinePicture key={`${line.MainPicture} ${line.ItemDescription}`} item={line} width={64} />
            ))}
          </div>
          <div className="order-rows__facts">
            <p className="order-rows__state" data-state={order.State}>
              {orderStateWords[order.State].state}
              {order.State === "shipped" && `. ${words.arrives(daySpan(order.ArrivesFrom, order.ArrivesUntil))}`}
              {order.IsTest && `. ${words.test}`}
            </p>
            <h3 className="type-16 strong">
              {words.andMore(order.Lines[0]?.ItemDescription ?? "", Math.max(0, order.Lines.length - 1))}
            </h3>
            <p className="type-13 muted">{words.placed(order.OrderNumber, instantDay(order.PlacedAt, timeZone))}</p>
            <div className="order-rows__actions">
              <a className="link type-14" href={`/carts/order/${order.OrderNumber}`}>
                {words.follow}
              </a>
              {(order.State === "shipped" || order.State === "delivered") && (
                <>
                  <a className="link type-14" href={`${paths.rma}?order=${order.OrderNumber}`}>
                    {words.sendBack}
                  </a>
                  <a className="link type-14" href={paths.writeReview(order.OrderNumber)}>
                    {words.review}
                  </a>
                </>
              )}
              {mayCancel && order.MayCancel && (
                <form method="post" action={accountPaths.orders}>
                  <input type="hidden" name="OrderNumber" value={order.OrderNumber} />
                  <Button type="submit" size="small">
                    {words.cancel}
                  </Button>
                </form>
              )}
            </div>
          </div>
          <Money className={isCalledOff(order.State) ? "muted" : "strong"} amount={order.Total} />
        </li>
      ))}
    </ul>
  );
}

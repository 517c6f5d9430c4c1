import type { ListedOrder } from "#contract/orders.ts";
import { isCalledOff } from "#rules/order/order-states.ts";
import { Money } from "#ui/money.tsx";
import { daySpan, dayText } from "#words/days.ts";
import { accountOrdersWords as words } from "#words/member-pages.ts";
import { instantDay } from "#words/moments.ts";
import { orderStateWords } from "#words/order-states.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { OrderActions } from "./order-actions.tsx";
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
            <p className="order-rows__state" data-state={order.State} data-asked={order.OpenRma !== "" || undefined}>
              {standsAt(order).join(". ")}
            </p>
            <h3 className="type-16 strong">
              {words.andMore(order.Lines[0]?.ItemDescription ?? "", Math.max(0, order.Lines.length - 1))}
            </h3>
            <p className="type-13 muted">{words.placed(order.OrderNumber, instantDay(order.PlacedAt, timeZone))}</p>
            <OrderActions order={order} mayCancel={mayCancel} />
          </div>
          <Money className={isCalledOff(order.State) ? "muted" : "strong"} amount={order.Total} />
        </li>
      ))}
    </ul>
  );
}

/** Where it stands, and the day that counts then. */
function standsAt({ State, ArrivesFrom, ArrivesUntil, DeliveredOn, OpenRma, IsTest }: ListedOrder): string[] {
  return [
    DeliveredOn === "" ? orderStateWords[State].state : words.delivered(dayText(DeliveredOn)),
    ...(State === "shipped" ? [words.arrives(daySpan(ArrivesFrom, ArrivesUntil))] : []),
    ...(OpenRma === "" ? [] : [words.openReturn(OpenRma)]),
    ...(IsTest ? [words.test] : []),
  ];
}

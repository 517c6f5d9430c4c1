import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";

/** Where it goes and what it was paid with. */
export function OrderFacts({ order }: { order: OrderView }) {
  const paidAt = order.Events.find(({ name }) => name === "order_paid")?.at ?? order.PlacedAt;
  return (
    <dl className="order__facts">
      <div>
        <dt>Ships to</dt>
        <dd>
          <address>
            {[order.ShipTo.name, ...order.ShipTo.lines].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>Paid with</dt>
        <dd>
          {order.CardText === "" ? "Nothing to pay" : order.CardText}
          <span>
            {order.State === "pending_payment"
              ? "Not paid yet"
              : `${formatMoney(order.Totals.Total)} on ${momentText(paidAt, order.TimeZone)}`}
          </span>
        </dd>
      </div>
    </dl>
  );
}

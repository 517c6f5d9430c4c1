import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { refundFactWords } from "#words/refund.ts";
import { orderFactWords } from "#words/order-page.ts";

/** Where it goes and what it was paid with. */
export function OrderFacts({ order }: { order: OrderView }) {
  const paidAt = order.Events.find(({ name }) => name === "order_paid")?.at ?? order.PlacedAt;
  return (
    <dl className="order__facts">
      <div>
        <dt>{orderFactWords.shipsTo}</dt>
        <dd>
          <address>
            {[order.ShipTo.name, ...order.ShipTo.lines].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{orderFactWords.paidWith}</dt>
        <dd>
          {order.CardText === "" ? orderFactWords.nothing : order.CardText}
          <span>
            {order.State === "pending_payment"
              ? orderFactWords.notPaid
              : orderFactWords.paidOn(formatMoney(order.Totals.Total), momentText(paidAt, order.TimeZone))}
          </span>
        </dd>
      </div>
      {order.Parcel && (
        <div>
          <dt>{orderFactWords.parcel}</dt>
          <dd>
            {order.Parcel.Carrier}
            <span>
              <a className="link" href={order.Parcel.Url} rel="noreferrer">
                {order.Parcel.Tracking}
              </a>
            </span>
          </dd>
        </div>
      )}
      {order.Refunds.length > 0 && (
        <div>
          <dt>{refundFactWords.refunds}</dt>
          <dd>
            {order.Refunds.map(({ At, Amount, State }) => (
              <span key={`${At} ${Amount}`}>
                {refundFactWords.line(formatMoney(Amount), momentText(At, order.TimeZone), State)}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

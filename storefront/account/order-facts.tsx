import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { orderChangeFactWords } from "#words/order-change.ts";
import { refundFactWords } from "#words/refund.ts";
import { voucherWords } from "#words/vouchers.ts";
import { orderFactWords } from "#words/order-page.ts";

/** Only what is not paid can be cancelled; what was, is refunded. */
export function wasPaid({ State }: Pick<OrderView, "State">): boolean {
  return State !== "pending_payment" && State !== "cancelled";
}

/** Where it goes and what it was paid with. */
export function OrderFacts({ order }: { order: OrderView }) {
  const paidAt = order.Events.find(({ name }) => name === "order_paid")?.at ?? order.PlacedAt;
  return (
    <dl className="order__facts">
      <div>
        <dt>{order.Parcels.length > 0 ? orderFactWords.shippedTo : orderFactWords.shipsTo}</dt>
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
          {wasPaid(order) && <PaidWith order={order} />}
          <span>
            {wasPaid(order)
              ? orderFactWords.paidOn(
                  formatMoney(order.Changes.Made[0]?.Was ?? order.Totals.Total),
                  momentText(paidAt, order.TimeZone),
                )
              : orderFactWords[order.State === "cancelled" ? "neverPaid" : "notPaid"]}
          </span>
        </dd>
      </div>
      {order.Parcels.length > 0 && (
        <div>
          <dt>{orderFactWords.parcels(order.Parcels.length)}</dt>
          {order.Parcels.map(({ Carrier, Tracking, Url }) => (
            <dd key={Tracking}>
              {Carrier}
              <span>
                <a className="link" href={Url} rel="noreferrer">
                  {Tracking}
                </a>
              </span>
            </dd>
          ))}
        </div>
      )}
      {order.Changes.Made.length > 0 && (
        <div>
          <dt>{orderChangeFactWords.title}</dt>
          <dd>
            {order.Changes.Made.map(({ At, Was, Is }) => (
              <span key={At}>
                {orderChangeFactWords.made(momentText(At, order.TimeZone), formatMoney(Was), formatMoney(Is))}
              </span>
            ))}
          </dd>
        </div>
      )}
      {order.Refunds.length > 0 && (
        <div>
          <dt>{refundFactWords.refunds}</dt>
          <dd>
            {order.Refunds.map(({ At, Amount, State, ToGiftVoucher }) => (
              <span key={`${At} ${Amount} ${ToGiftVoucher}`}>
                {refundFactWords.line(formatMoney(Amount), momentText(At, order.TimeZone), State, ToGiftVoucher)}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The card, the gift voucher, or both with what each paid. */
function PaidWith({ order: { CardText, GiftVoucherLast4, Totals } }: { order: OrderView }) {
  const voucher = voucherWords.ending(GiftVoucherLast4);
  if (GiftVoucherLast4 === "") return CardText === "" ? orderFactWords.nothing : CardText;
  if (CardText === "") return voucher;
  return (
    <>
      {orderFactWords.part(CardText, formatMoney(Totals.ToPay))}
      <span>{orderFactWords.part(voucher, formatMoney(Totals.GiftVoucher))}</span>
    </>
  );
}

import { moneyTimes } from "#rules/money/wire-money.ts";
import type { CheckoutView } from "#contract/checkout.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { LinePicture } from "../cart/line-picture.tsx";
import type { CheckoutStepName } from "./checkout-steps.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import "./order-summary.css";

const TOTAL_LABELS: Record<CheckoutStepName, string> = {
  information: "Estimated total",
  shipping: "Total",
  payment: "Total",
};

/** What is bought and what it costs, beside the steps; on a phone above them, closed behind its total. */
export function OrderSummary({ checkout, step }: { checkout: CheckoutView; step: CheckoutStepName }) {
  const { Cart: cart, Totals: totals } = checkout;
  const content = <SummaryContent checkout={checkout} step={step} />;
  return (
    <>
      <aside className="order-summary order-summary--side" aria-label="Your order">
        {content}
      </aside>
      <details className="order-summary order-summary--phone">
        <summary>
          <Icon name="chevron-down" small />
          <span className="order-summary__open">
            {cart.TotalCount === 1 ? "1 item" : `${cart.TotalCount} items`} and every charge
          </span>
          <Money amount={totals.Total} />
        </summary>
        {content}
      </details>
    </>
  );
}

function SummaryContent({ checkout, step }: { checkout: CheckoutView; step: CheckoutStepName }) {
  const { Cart: cart, Totals: totals } = checkout;
  return (
    <>
      <div className="order-summary__card">
        <ul className="order-summary__lines">
          {cart.Items.map((item) => (
            <li key={item.CartItemId}>
              <LinePicture item={item} width={64} />
              <div>
                <p className="strong">{item.ItemDescription}</p>
                <p className="muted type-12">
                  {[
                    item.VariantTitle,
                    item.Quantity > 1 && `Qty ${item.Quantity}`,
                    item.IsPreOrderDepositItem && `Pre-order deposit. ${item.EstimatedShip}, separately`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
              </div>
              <Money amount={moneyTimes(item.Price, item.Quantity)} />
            </li>
          ))}
        </ul>
        <OrderReceipt totals={totals} totalLabel={totals.TaxKnown ? TOTAL_LABELS[step] : "Before tax"} />
      </div>
      <p className="order-summary__note">
        {totals.TaxKnown
          ? step === "payment"
            ? "Open any line to see how it’s figured. Nothing is added after this page."
            : "Open any line to see how it’s figured. Later steps add only what you choose."
          : "You’ll see shipping, fees and tax once you enter your address."}
      </p>
      <RenderNotice pictures="many" className="order-summary__note" linked={false} />
    </>
  );
}

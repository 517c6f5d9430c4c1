import { moneyTimes } from "#rules/money/wire-money.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { summaryWords } from "#words/checkout.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { restLater, shownBill } from "../cart/browser-cart.ts";
import type { ShownCart } from "../cart/use-shown-cart.ts";
import { LineLight } from "../cart/line-light.tsx";
import { LinePicture } from "../cart/line-picture.tsx";
import type { CheckoutStepName } from "./checkout-steps.ts";
import { CanadianEstimate } from "../language/canadian-estimate.tsx";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { RestLater } from "../receipt/rest-later.tsx";
import "./order-summary.css";

const TOTAL_LABELS: Record<CheckoutStepName, string> = {
  information: summaryWords.estimated,
  shipping: summaryWords.total,
  payment: summaryWords.total,
};

interface OrderSummaryProps extends ShownCart {
  step: CheckoutStepName;
}

/** What is bought and what it costs, beside the steps; on a phone above them, closed behind its total. */
export function OrderSummary({ cart, bill, step }: OrderSummaryProps) {
  const content = <SummaryContent cart={cart} bill={bill} step={step} />;
  return (
    <>
      <aside className="order-summary order-summary--side" aria-label={summaryWords.label}>
        {content}
      </aside>
      <details className="order-summary order-summary--phone">
        <summary>
          <Icon name="chevron-down" small />
          <span className="order-summary__open">{summaryWords.open(cart.totalCount)}</span>
          <Money amount={shownBill(cart, bill).ToPay} />
        </summary>
        {content}
      </details>
    </>
  );
}

function SummaryContent({ cart, bill, step }: OrderSummaryProps) {
  const shown = shownBill(cart, bill);
  const rest = restLater(cart);
  return (
    <>
      <div className="order-summary__card">
        <ul className="order-summary__lines">
          {Object.values(cart.cartItems).map((item) => (
            <li key={item.CartItemId}>
              <LinePicture item={item} width={64} />
              <div>
                <p className="strong">{item.ItemDescription}</p>
                <p className="muted type-12">
                  {[
                    item.VariantTitle,
                    item.Quantity > 1 && summaryWords.quantity(item.Quantity),
                    item.IsPreOrderDepositItem && summaryWords.deposit(item.EstimatedShip),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
                <LineLight item={item} className="muted type-12" />
              </div>
              <Money amount={moneyTimes(item.Price, item.Quantity)} />
            </li>
          ))}
        </ul>
        <OrderReceipt totals={{ ...bill, ...shown }} totalLabel={totalLabel(step, bill.TaxKnown, rest)} />
        <CanadianEstimate amount={shown.ToPay} />
        <RestLater today={shown.ToPay} rest={rest} />
      </div>
      <p className="order-summary__note">
        {bill.TaxKnown
          ? step === "payment"
            ? rest > 0
              ? summaryWords.allToday
              : summaryWords.allKnown
            : summaryWords.choices
          : summaryWords.afterAddress}
      </p>
      <RenderNotice pictures="many" className="order-summary__note" linked={false} />
    </>
  );
}

function totalLabel(step: CheckoutStepName, isTaxKnown: boolean, rest: number): string {
  if (rest > 0) return isTaxKnown ? summaryWords.today : summaryWords.todayBeforeTax;
  return isTaxKnown ? TOTAL_LABELS[step] : summaryWords.beforeTax;
}

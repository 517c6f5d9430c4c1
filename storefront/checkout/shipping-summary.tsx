import type { CheckoutView } from "#contract/checkout.ts";
import { daySpan, dayText } from "#words/days.ts";
import { shippingWords } from "#words/checkout.ts";
import { ShippingFee } from "./shipping-fee.tsx";
import { SummaryRow } from "./summary-row.tsx";

export function ShippingSummary({ checkout }: { checkout: CheckoutView }) {
  const chosen = checkout.ShippingChoices.find(
    ({ ShippingMethodID }) => ShippingMethodID === checkout.ShippingMethodID,
  );
  if (!chosen) return null;
  return (
    <dl className="summary">
      <SummaryRow label={shippingWords.delivery} step="shipping">
        {chosen.ShippingMethodName}, <ShippingFee choice={chosen} />
        <br />
        <span className="muted">
          {shippingWords.dates(dayText(chosen.ShipsOn), daySpan(chosen.ArrivesFrom, chosen.ArrivesUntil))}
        </span>
      </SummaryRow>
    </dl>
  );
}

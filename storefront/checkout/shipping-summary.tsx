import type { CheckoutView } from "#contract/checkout.ts";
import { daySpan, dayText } from "#words/days.ts";
import { ShippingFee } from "./shipping-fee.tsx";
import { SummaryRow } from "./summary-row.tsx";

export function ShippingSummary({ checkout }: { checkout: CheckoutView }) {
  const chosen = checkout.ShippingChoices.find(
    ({ ShippingMethodID }) => ShippingMethodID === checkout.ShippingMethodID,
  );
  if (!chosen) return null;
  return (
    <dl className="summary">
      <SummaryRow label="Delivery" step="shipping">
        {chosen.ShippingMethodName}, <ShippingFee choice={chosen} />
        <br />
        <span className="muted">
          Ships {dayText(chosen.ShipsOn)}, arrives {daySpan(chosen.ArrivesFrom, chosen.ArrivesUntil)}
        </span>
      </SummaryRow>
    </dl>
  );
}

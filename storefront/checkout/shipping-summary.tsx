import { daySpan, dayText } from "#words/days.ts";
import { shippingWords } from "#words/checkout.ts";
import { ShippingFee } from "./shipping-fee.tsx";
import type { CheckoutSteps } from "./load-checkout.ts";
import { SummaryRow } from "./summary-row.tsx";

export function ShippingSummary({ checkout }: { checkout: CheckoutSteps }) {
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
          {checkout.Made === "service"
            ? chosen.Why
            : shippingWords.dates(dayText(chosen.ShipsOn), daySpan(chosen.ArrivesFrom, chosen.ArrivesUntil))}
        </span>
      </SummaryRow>
    </dl>
  );
}

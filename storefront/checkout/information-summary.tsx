import { informationWords } from "#words/checkout.ts";
import { addressLines } from "./address-lines.ts";
import type { CheckoutSteps } from "./load-checkout.ts";
import { SummaryRow } from "./summary-row.tsx";

export function InformationSummary({ checkout }: { checkout: CheckoutSteps }) {
  const address = checkout.ShippingAddress;
  if (!address) return null;
  const [street, place] = addressLines(address);
  return (
    <dl className="summary">
      <SummaryRow label={informationWords.contact} step="information">
        {address.Email}
        <br />
        <span className="muted">{address.ContactNumber}</span>
      </SummaryRow>
      <SummaryRow label={informationWords.shipTo} step="information">
        {address.FirstName} {address.LastName}, {street}
        <br />
        <span className="muted">{place}</span>
      </SummaryRow>
    </dl>
  );
}

import type { CheckoutView } from "#contract/checkout.ts";
import { addressLines } from "./address-lines.ts";
import { SummaryRow } from "./summary-row.tsx";

export function InformationSummary({ checkout, onChange }: { checkout: CheckoutView; onChange(): void }) {
  const address = checkout.ShippingAddress;
  if (!address) return null;
  const [street, place] = addressLines(address);
  return (
    <dl className="summary">
      <SummaryRow label="Contact" onChange={onChange}>
        {address.Email}<br /><span className="muted">{address.ContactNumber}</span>
      </SummaryRow>
      <SummaryRow label="Ship to" onChange={onChange}>
        {address.FirstName} {address.LastName}, {street}<br /><span className="muted">{place}</span>
      </SummaryRow>
    </dl>
  );
}

import type { Cents } from "./cents.ts";

/** A total in its parts. `saving` is above zero. */
export interface BillCents {
  totalCents: Cents;
  subTotalCents: Cents;
  savingCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  recyclingCents: Cents;
  deliveryFeeCents: Cents;
  insuranceCents: Cents;
}

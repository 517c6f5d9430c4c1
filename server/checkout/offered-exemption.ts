import type { CheckoutView } from "#contract/checkout.ts";
import { exemptionAt, type TaxExemption } from "#rules/tax/tax-exemption.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { destinationOf } from "../carts/price-loaded-cart.ts";

/** The certificate that is good for the cart's address; null where none is. */
export function offeredExemption({ cart, exemptions }: LoadedCart): TaxExemption | null {
  return exemptionAt(exemptions, destinationOf(cart));
}

export function viewTaxExemption(loaded: LoadedCart): CheckoutView["TaxExemption"] {
  const offered = offeredExemption(loaded);
  if (!offered) return null;
  const { state, organisation, certificate } = offered;
  return { State: state, Organisation: organisation, Certificate: certificate, IsChosen: loaded.cart.taxExempt };
}

import { postalFit, type PostalFit } from "#rules/address/postal-fit.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { postalArea } from "../postal/postal-area.ts";

/** Whether the state of an address is one its ZIP or postal code lies in. */
export function placeOf(address: ShippingAddress): PostalFit {
  return postalFit(address, postalArea(address.Country, address.ZipCode));
}

/**
 * Refuses an address whose state is not its ZIP's, with the places that are, and one whose ZIP nobody knows until the
 * shopper has confirmed that very ZIP. Every door to an order asks it: an address may be older than the rule.
 */
export function placeRefusal(
  address: ShippingAddress,
  confirmedZipCode: string | null,
): Refusal<"zip_unknown" | "zip_in_another_state"> | null {
  const fit = placeOf(address);
  const code = { country: address.Country, zipCode: address.ZipCode };
  if (fit.is === "fitting" || (fit.is === "unknown" && confirmedZipCode === address.ZipCode)) return null;
  if (fit.is === "unknown") return refuse("zip_unknown", code, [{ field: "ShippingAddress.ZipCode" }]);
  const field = fit.places.length === 0 ? "ZipCode" : "State";
  return refuse("zip_in_another_state", { ...code, places: fit.places }, [{ field: `ShippingAddress.${field}` }]);
}

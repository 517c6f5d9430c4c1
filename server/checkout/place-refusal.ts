import { postalFit, type PostalFit, unknownCodeText, whereItIs } from "#rules/address/postal-fit.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Refused } from "../carts/change-cart.ts";
import { refused } from "../http/route.ts";
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
  status: 409 | 422 = 409,
): Refused | null {
  const fit = placeOf(address);
  if (fit.is === "fitting") return null;
  if (fit.is === "unknown" && confirmedZipCode === address.ZipCode) return null;
  const isUnknown = fit.is === "unknown";
  const message = isUnknown ? unknownCodeText(address) : whereItIs(address, fit.places);
  const field = isUnknown || fit.places.length === 0 ? "ZipCode" : "State";
  return refused(status, isUnknown ? "zip_unknown" : "zip_in_another_state", message, {
    Icon: "warning",
    Fields: [{ field: `ShippingAddress.${field}`, message }],
    Places: isUnknown ? [] : fit.places.map(({ state, city }) => ({ State: state, City: city })),
    ...(status === 409 && { Redirect: "/carts?step=information" }),
  });
}

import { refuse } from "#rules/refusal.ts";
import { isDeepStrictEqual } from "node:util";
import type { saveInformation as call } from "#contract/checkout.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";
import { keepAddress } from "../addresses/addresses-table.ts";
import { saveChange } from "../carts/change-cart.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { placeRefusal } from "../addresses/place-refusal.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";

/** Step 1. The state must be one of its ZIP's: it decides the tax. A new address may change what ships there: a method that does not is forgotten. */
export const saveInformation: Handler<typeof call> = async ({ world, principal, body }) => {
  const shippingAddress = tidyAddress(body.ShippingAddress);
  const confirmed = body.ConfirmedZipCode && postalCode(shippingAddress.Country, body.ConfirmedZipCode);
  const problems = checkShippingAddress(shippingAddress);
  if (problems.length > 0) return refuseAddress("shipping", problems);
  const decide = (loaded: LoadedCart) => {
    const { cart } = loaded;
    const confirmedZipCode = confirmed ?? cart.confirmedZipCode;
    const elsewhere = placeRefusal(shippingAddress, confirmedZipCode);
    if (elsewhere) return elsewhere;
    const isSame = isDeepStrictEqual(cart.shippingAddress, shippingAddress);
    if (isSame && confirmedZipCode === cart.confirmedZipCode) return null;
    const { priced } = priceLoadedCart(world, { ...loaded, cart: { ...cart, shippingAddress } }, CONNECTED_METHOD);
    const stillShips = priced.shippingOptions.some(({ methodId }) => methodId === cart.shippingMethodId);
    return { change: { shippingAddress, confirmedZipCode, ...(!stillShips && { shippingMethodId: null }) } };
  };
  // Another email may have used the coupon up.
  const asked = { email: shippingAddress.Email };
  const saved = await saveChange(world, principal, refuse("cart_empty"), decide, asked);
  if ("reason" in saved) return saved;
  if (body.SaveAddress && principal.kind === "member") {
    const { Email: _email, ...address } = shippingAddress;
    await keepAddress(world, principal.memberId, address);
  }
  return viewLoadedCheckout(world, saved);
};

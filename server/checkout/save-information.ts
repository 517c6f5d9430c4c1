import { refuse } from "#rules/refusal.ts";
import { isDeepStrictEqual } from "node:util";
import type { saveInformation as call } from "#contract/checkout.ts";
import { checkShippingAddress } from "#rules/address/check-shipping-address.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import { tidyAddress } from "#rules/address/shipping-address.ts";
import { saveChange } from "../carts/change-cart.ts";
import { couponOf } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { placeRefusal } from "./place-refusal.ts";
import { refuseAddress } from "./refuse-address.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";

/** Step 1. The state must be one of its ZIP's: it decides the tax. A new address may change what ships there: a method that does not is forgotten. */
export const saveInformation: Handler<typeof call> = async ({ world, principal, body }) => {
  const shippingAddress = tidyAddress(body.ShippingAddress);
  const confirmed = body.ConfirmedZipCode && postalCode(shippingAddress.Country, body.ConfirmedZipCode);
  const problems = checkShippingAddress(shippingAddress);
  if (problems.length > 0) return refuseAddress("shipping", problems);
  const saved = await saveChange(world, principal, refuse("cart_empty"), async (tx, loaded) => {
    const { cart } = loaded;
    const confirmedZipCode = confirmed ?? cart.confirmedZipCode;
    const elsewhere = placeRefusal(shippingAddress, confirmedZipCode);
    if (elsewhere) return elsewhere;
    const isSame = isDeepStrictEqual(cart.shippingAddress, shippingAddress);
    if (isSame && confirmedZipCode === cart.confirmedZipCode) return null;
    // Another email may have used the coupon up.
    const isSameEmail = cart.shippingAddress?.Email === shippingAddress.Email;
    const moved = { ...cart, shippingAddress };
    const coupon = isSameEmail ? loaded.coupon : await couponOf(tx, moved);
    const { priced } = priceLoadedCart(world, { ...loaded, cart: moved, coupon }, "CreditCard");
    const stillShips = priced.shippingOptions.some(({ methodId }) => methodId === cart.shippingMethodId);
    return { change: { shippingAddress, confirmedZipCode, ...(!stillShips && { shippingMethodId: null }) }, coupon };
  });
  return "reason" in saved ? saved : viewLoadedCheckout(world, saved);
};

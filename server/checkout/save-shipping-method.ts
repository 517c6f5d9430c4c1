import type { saveShippingMethod as call } from "#contract/checkout.ts";
import { saveChange } from "../carts/change-cart.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { type Handler, refused } from "../http/route.ts";
import { placeRefusal } from "./place-refusal.ts";
import { cartEmpty, viewCheckout } from "./view-checkout.ts";

/** Step 2. Only a method the rules offer for this cart and address. */
export const saveShippingMethod: Handler<typeof call> = async ({ world, principal, body }) => {
  const refusal = await saveChange(world, principal, cartEmpty(), async (tx, cart) => {
    if (!cart.shippingAddress)
      return refused(409, "address_missing", "Enter your shipping address.", { Redirect: "/carts?step=information" });
    const elsewhere = placeRefusal(cart.shippingAddress, cart.confirmedZipCode);
    if (elsewhere) return elsewhere;
    const { priced } = priceLoadedCart(world, await loadCart(tx, cart), "CreditCard");
    if (!priced.shippingOptions.some(({ methodId }) => methodId === body.ShippingMethodID)) {
      return refused(
        422,
        "shipping_method_unavailable",
        "This shipping method is not available for your address. Choose another one.",
      );
    }
    return body.ShippingMethodID === cart.shippingMethodId ? null : { shippingMethodId: body.ShippingMethodID };
  });
  return refusal ?? viewCheckout(world, principal);
};

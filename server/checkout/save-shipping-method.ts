import { refuse } from "#rules/refusal.ts";
import type { saveShippingMethod as call } from "#contract/checkout.ts";
import { saveChange } from "../carts/change-cart.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { placeRefusal } from "./place-refusal.ts";
import { viewCheckout } from "./view-checkout.ts";

/** Step 2. Only a method the rules offer for this cart and address. */
export const saveShippingMethod: Handler<typeof call> = async ({ world, principal, body }) => {
  const refusal = await saveChange(world, principal, refuse("cart_empty"), async (tx, cart) => {
    if (!cart.shippingAddress) return refuse("address_missing");
    const elsewhere = placeRefusal(cart.shippingAddress, cart.confirmedZipCode);
    if (elsewhere) return elsewhere;
    const { priced } = priceLoadedCart(world, await loadCart(tx, cart), "CreditCard");
    if (!priced.shippingOptions.some(({ methodId }) => methodId === body.ShippingMethodID)) {
      return refuse("shipping_method_unavailable");
    }
    return body.ShippingMethodID === cart.shippingMethodId ? null : { shippingMethodId: body.ShippingMethodID };
  });
  return refusal ?? viewCheckout(world, principal);
};

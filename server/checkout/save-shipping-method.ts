import { refuse } from "#rules/refusal.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import type { saveShippingMethod as call } from "#contract/checkout.ts";
import { saveChange } from "../carts/change-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { destinationRefusal } from "../carts/destination-refusal.ts";
import { viewLoadedCheckout } from "./view-checkout.ts";
import { withReason } from "./why-empty.ts";

/** Step 2. Only a method the rules offer for this cart and address. */
export const saveShippingMethod: Handler<typeof call> = async ({ world, principal, body }) => {
  const saved = await saveChange(world, principal, refuse("cart_empty"), (loaded) => {
    const { cart } = loaded;
    if (!cart.shippingAddress) return refuse("address_missing");
    const elsewhere = destinationRefusal(world, loaded.lines, cart.shippingAddress, cart.confirmedZipCode);
    if (elsewhere) return elsewhere;
    const { priced } = priceLoadedCart(world, loaded, USUAL_METHOD);
    if (!priced.shippingOptions.some(({ methodId }) => methodId === body.ShippingMethodID)) {
      return refuse("shipping_method_unavailable");
    }
    const { ShippingMethodID: shippingMethodId, CardsApart: cardsApart = cart.cardsApart } = body;
    return shippingMethodId === cart.shippingMethodId && cardsApart === cart.cardsApart
      ? null
      : { change: { shippingMethodId, cardsApart } };
  });
  return "reason" in saved ? withReason(world, principal, saved) : viewLoadedCheckout(world, saved);
};

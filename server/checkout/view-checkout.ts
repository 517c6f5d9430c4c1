import type { CheckoutView } from "#contract/checkout.ts";
import { toWireMoney } from "#contract/wire-money.ts";
import { paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { findOpenCart } from "../carts/carts-table.ts";
import type { LoadedCart } from "../carts/cart-to-price.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { viewLoadedCart } from "../carts/view-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { Principal } from "../http/principal.ts";
import { type HandlerAnswer, refused } from "../http/route.ts";
import type { World } from "../world.ts";
import { pendingOrder } from "./pending-order.ts";

/** Where the checkout of the visitor's cart stands. */
export async function viewCheckout(world: World, principal: Principal): Promise<HandlerAnswer<CheckoutView>> {
  const cart = await findOpenCart(world.db.queries, principal);
  if (!cart) return cartEmpty();
  const loaded = await loadCart(world.db.queries, cart);
  if (loaded.lines.length === 0) return cartEmpty();
  const { input, priced } = priceLoadedCart(world, loaded, "CreditCard");
  const choices = shippingChoices(priced);
  const chosen = choices.find(({ ShippingMethodID }) => ShippingMethodID === cart.shippingMethodId);
  return {
    reply: {
      Success: true,
      Cart: await viewLoadedCart(world, loaded),
      OpenStep: openStep(loaded, chosen !== undefined),
      ShippingAddress: cart.shippingAddress,
      BillingAddress: cart.billingAddress,
      ShippingMethodID: chosen?.ShippingMethodID ?? null,
      ShippingChoices: choices,
      PaymentMethods: paymentMethods(world, input, priced),
      Totals: wireTotals(priced),
      CardFields: { Origin: world.payments.cardFields.origin, Url: world.payments.cardFields.url },
      PendingOrder: await pendingOrder(world.db.queries, cart),
    },
  };
}

export function cartEmpty() {
  return refused(409, "cart_empty", "Your cart is empty.", { Icon: "warning", Redirect: "/carts" });
}

/** The furthest step that is open: an address opens shipping, a method that still goes there opens payment. */
function openStep({ cart }: LoadedCart, hasMethod: boolean): number {
  if (!cart.shippingAddress) return 1;
  return hasMethod ? 3 : 2;
}

function shippingChoices(priced: PricedCart): CheckoutView["ShippingChoices"] {
  return priced.shippingOptions.map((option) => ({
    ShippingMethodID: option.methodId,
    ShippingMethodName: option.name,
    Fee: toWireMoney(option.fee),
    ShipsOn: option.shipsOn,
    ArrivesFrom: option.arrivesFrom,
    ArrivesUntil: option.arrivesUntil,
    Why: option.why,
  }));
}

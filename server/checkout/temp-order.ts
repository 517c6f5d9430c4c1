import type { OrderMade } from "#contract/checkout.ts";
import type { tempOrder as call } from "#contract/final-confirm.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { CallFor, Handler, HandlerAnswer } from "../http/route.ts";
import { refuseCart, takeDiscounts } from "./cart-checkout.ts";
import { createOrder } from "./create-order.ts";
import { saveInformation } from "./save-information.ts";
import { saveShippingMethod } from "./save-shipping-method.ts";
import { chooseTaxExemption } from "./save-tax-exemption.ts";
import { inPayload, orderOf, refuseItems, refuseMethod, sameLines, shippingAddressOf } from "./specified-order.ts";

/**
 * Stage 3 of the specification's payload: its coupon, address and method are saved as the pages save them, and the order
 * is made by the same stage. Each step leaves the cart as a page would; the same payload again finds the same order.
 */
export const tempOrder: Handler<typeof call> = async (asked) => {
  const made = await makeOrder(asked);
  return "reason" in made ? inPayload(made) : made;
};

async function makeOrder(asked: CallFor<typeof call>): Promise<HandlerAnswer<OrderMade>> {
  const { world, principal, body } = asked;
  const { CartToCheckout, Checkout, ConfirmItem } = body;
  if (body.TestMode) return refuse("test_mode_not_allowed");
  const refusal =
    refuseMethod(Checkout, world) ??
    (await refuseCart({ ...asked, body: CartToCheckout })) ??
    (await takeDiscounts(asked, CartToCheckout)) ??
    (await saveSteps(asked));
  if (refusal) return refusal;
  const loaded = await loadCart(world, principal);
  if (!loaded || !sameLines(loaded.lines, ConfirmItem) || refuseItems(world, loaded, CartToCheckout.Items))
    return refuse("cart_changed");
  return createOrder({ ...asked, query: {}, body: orderOf(body, loaded.cart.version) });
}

/** Address, with or without its tax, and the method where one is given; the first refusal. */
async function saveSteps(asked: CallFor<typeof call>): Promise<Refusal | null> {
  const { Checkout, TaxExemption } = asked.body;
  const informed = await saveInformation({
    ...asked,
    query: {},
    body: { ShippingAddress: shippingAddressOf(Checkout) },
  });
  if ("reason" in informed) return informed;
  if (TaxExemption !== null) {
    const chosen = await chooseTaxExemption(asked.world, asked.principal, TaxExemption);
    if ("reason" in chosen) return chosen;
  }
  const [method] = Checkout.CartReviewShippingItems;
  if (!method) return null;
  const { ShippingMethodID } = method;
  const saved = await saveShippingMethod({ ...asked, query: {}, body: { ShippingMethodID } });
  return "reason" in saved ? saved : null;
}

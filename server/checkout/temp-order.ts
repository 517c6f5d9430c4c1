import type { OrderMade } from "#contract/checkout.ts";
import type { tempOrder as call } from "#contract/final-confirm.ts";
import { quoteIdIn } from "#contract/insurance.ts";
import { cents } from "#rules/money/cents.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { underNewToken } from "./under-new-token.ts";
import { createAmazonCheckoutSession } from "./amazon-calls.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { CallFor, Handler, HandlerAnswer } from "../http/route.ts";
import { isTester } from "../http/tester-token.ts";
import { chooseInsurance } from "./choose-insurance.ts";
import { refuseCart, refuseIdOf, takeDiscounts } from "./cart-checkout.ts";
import { createOrder } from "./create-order.ts";
import { saveInformation } from "./save-information.ts";
import { saveShippingMethod } from "./save-shipping-method.ts";
import { chooseTaxExemption } from "./save-tax-exemption.ts";
import { inPayload, orderOf, refuseItems, sameLines, shippingAddressOf } from "./specified-order.ts";

/**
 * Stage 3 of the specification's payload: its coupon, address and method are saved as the pages save them, and the order
 * is made by the same stage. Each step leaves the cart as a page would; the same payload again finds the same order.
 */
export const tempOrder: Handler<typeof call> = async (asked) => {
  const renewing = underNewToken(asked);
  const made = await makeOrder({ ...asked, setCartToken: renewing.setCartToken });
  if ("reason" in made) return inPayload(made);
  if (asked.body.Checkout.Payment !== "AMAZONV2") return made;
  const { CustOrderID } = made.reply;
  const begun = await createAmazonCheckoutSession({
    ...asked,
    principal: renewing.principal(),
    query: {},
    body: { CustOrderID },
  });
  // The order stands whatever Amazon says: its buyer may begin there once more.
  return "reason" in begun
    ? made
    : { reply: { ...made.reply, AmazonPayRedirectUrl: begun.reply.AmazonPayRedirectUrl } };
};

async function makeOrder(asked: CallFor<typeof call>): Promise<HandlerAnswer<OrderMade>> {
  const { world, principal, body } = asked;
  const { CartToCheckout, ConfirmItem } = body;
  if (body.TestMode && !isTester(world, principal)) return refuse("test_mode_not_allowed");
  const refusal =
    (await refuseCart({ ...asked, body: CartToCheckout })) ??
    (await takeDiscounts(asked, CartToCheckout)) ??
    (await saveSteps(asked));
  if (refusal) return refusal;
  const loaded = await loadCart(world, principal);
  if (!loaded || !sameLines(loaded.lines, ConfirmItem) || refuseItems(world, loaded, CartToCheckout.Items))
    return refuse("cart_changed");
  const unlike = refuseIdOf(loaded, body.IDmeVerifyResult, "IDmeVerifyResult");
  if (unlike) return unlike;
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
  if (method) {
    const { ShippingMethodID } = method;
    const saved = await saveShippingMethod({ ...asked, query: {}, body: { ShippingMethodID } });
    if ("reason" in saved) return saved;
  }
  return takeInsurance(asked);
}

/** The quote of the payload, or none: its premium must be the one that is asked for, to the cent. */
async function takeInsurance({ world, principal, body }: CallFor<typeof call>): Promise<Refusal | null> {
  const quoteId = quoteIdIn(body.UPSInsuranceJson);
  const chosen = await chooseInsurance(world, principal, quoteId);
  if ("reason" in chosen) return { ...chosen, fields: [{ field: "UPSInsuranceJson" }] };
  const premiumCents = cents(quoteId === null ? 0 : (chosen.cart.insurance?.premiumCents ?? 0));
  return fromWireMoney(body.UPSInsuranceFee) === premiumCents
    ? null
    : refuse("insurance_differs", { premiumCents }, [{ field: "UPSInsuranceFee" }]);
}

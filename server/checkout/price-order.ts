import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { tidyAddress, type BillingAddress, type ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import { NO_ORIGIN, type OrderOrigin } from "#rules/order/order-origin.ts";
import { textPhone } from "#rules/order/text-updates.ts";
import { paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import { toCartToPrice } from "../carts/price-loaded-cart.ts";
import type { World } from "../world.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { placeOf, placeRefusal } from "../addresses/place-refusal.ts";
import { refuseAddress } from "../addresses/refuse-address.ts";

/** Prices the cart as the order it would be, or says what is missing. Pure but for the clock. */
export function priceOrder(
  world: Pick<World, "config" | "now" | "texts">,
  loaded: LoadedCart,
  body: BodyOf<typeof createOrder>,
): OrderDraft | Refusal {
  const { cart } = loaded;
  if (cart.version !== body.Version) return refuse("cart_changed");
  const [block] = cartBlocks(loaded, world.config);
  if (block) return block.refusal;
  if (!cart.shippingAddress) return refuse("address_missing");
  const elsewhere = placeRefusal(cart.shippingAddress, cart.confirmedZipCode);
  if (elsewhere) return elsewhere;
  const billingAddress = body.BillingAddress ? tidyAddress(body.BillingAddress) : withoutEmail(cart.shippingAddress);
  const problems = body.BillingAddress ? checkBillingAddress(billingAddress) : [];
  if (problems.length > 0) return refuseAddress("billing", problems);
  const input = toCartToPrice(loaded, world.config, world.now(), CONNECTED_METHOD);
  const result = priceCart(input, world.config);
  if (!result.ok) return result;
  const priced = result.value;
  const shipping = priced.shippingOptions.find(({ methodId }) => methodId === cart.shippingMethodId);
  if (!shipping || priced.tax === null) return refuse("shipping_method_missing");
  const refusal = cardRefusal(world, input, priced);
  if (refusal) return refusal;
  const phone = body.SendTextNote ? textPhone(body.CellPhone ?? "") : null;
  if (body.SendTextNote && !world.texts) return refuse("texts_not_offered", {}, [{ field: "SendTextNote" }]);
  if (body.SendTextNote && phone === null) return refuse("cell_phone_invalid", {}, [{ field: "CellPhone" }]);
  return {
    loaded,
    input,
    priced: { ...priced, tax: priced.tax },
    shipping,
    shippingAddress: cart.shippingAddress,
    billingAddress,
    comment: body.Comment,
    origin: originOf(body.Origin),
    textPhone: phone,
    shareCode: null,
    isZipCodeUnknown: placeOf(cart.shippingAddress).is === "unknown",
  };
}

/** The provider charges nothing below 0.50 (docs.stripe.com/currencies, minimum charge amounts); an order of 0.00 needs no card. */
const LEAST_CHARGE = cents(50);
/** Eight digits is the most it charges at once (docs.stripe.com/currencies, maximum amounts). */
const MOST_CHARGE = cents(99_999_999);

/** The owner may have closed cards, or bounded them; the page's list of methods is only what it shows. */
function cardRefusal({ config }: Pick<World, "config">, input: CartToPrice, priced: PricedCart): Refusal | null {
  if (priced.total === 0) return null;
  const order = {
    total: priced.total,
    leasableTotal: NO_CENTS,
    country: input.destination?.country ?? null,
    hasApplePay: false,
  };
  const refusal = paymentMethodsFor(order, config.payment.methods).find(
    ({ type }) => type === CONNECTED_METHOD,
  )?.refusal;
  if (refusal) return refusal;
  if (priced.total > MOST_CHARGE) return refuse("charge_too_large", { mostCents: MOST_CHARGE });
  return priced.total < LEAST_CHARGE ? refuse("charge_too_small", { leastCents: LEAST_CHARGE }) : null;
}

function originOf(said: BodyOf<typeof createOrder>["Origin"]): OrderOrigin {
  if (!said) return NO_ORIGIN;
  const { SalesName, Referral, Request, ErrorCount, IsMobile } = said;
  return {
    salesName: SalesName.trim(),
    referralCode: Referral.trim(),
    request: Request.trim(),
    errorCount: ErrorCount,
    isMobile: IsMobile,
  };
}

function withoutEmail(shipping: ShippingAddress): BillingAddress {
  const { Email, ...address } = shipping;
  void Email;
  return address;
}

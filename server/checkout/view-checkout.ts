import type { CheckoutView, getCheckout as call } from "#contract/checkout.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents } from "#rules/money/cents.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import { leasableTotal, paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { shippingReasonText } from "#words/shipping-reasons.ts";
import { refuse } from "#rules/refusal.ts";
import { viewTaxExemption } from "./offered-exemption.ts";
import { lineMade } from "../carts/cart-lines.ts";
import { type LoadedCart, loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { viewCart } from "../carts/view-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import { refusalText } from "#words/refusals.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import { placeRefusal } from "../addresses/place-refusal.ts";
import { orderPaymentState } from "#rules/payment/payment-states.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";

/** Where the checkout of the visitor's cart stands. */
export const getCheckout: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  return loaded ? viewLoadedCheckout(world, loaded) : refuse("cart_empty");
};

export async function viewLoadedCheckout(world: World, loaded: LoadedCart): Promise<HandlerAnswer<CheckoutView>> {
  if (loaded.lines.length === 0) return refuse("cart_empty");
  const { cart } = loaded;
  const { input, priced } = priceLoadedCart(world, loaded, CONNECTED_METHOD);
  const choices = shippingChoices(priced);
  const chosen = choices.find(({ ShippingMethodID }) => ShippingMethodID === cart.shippingMethodId);
  return {
    reply: {
      Success: true,
      Cart: await viewCart(world, loaded),
      OpenStep: openStep(loaded, chosen !== undefined),
      ShippingAddress: cart.shippingAddress,
      BillingAddress: cart.billingAddress,
      ShippingMethodID: chosen?.ShippingMethodID ?? null,
      ShippingChoices: choices,
      PaymentMethods: paymentMethods(world, input, priced),
      Totals: wireTotals(priced),
      Made: madeOf(loaded.lines.map(lineMade)),
      CardFields: { Origin: world.payments.cardFields.origin, Url: world.payments.cardFields.url },
      TextUpdates: world.texts !== null,
      TaxExemption: viewTaxExemption(loaded),
      PendingOrder: pendingOrder(loaded),
    },
  };
}

/** The unpaid order of this very cart, with how its latest payment stands. */
function pendingOrder({ cart, waiting }: LoadedCart): CheckoutView["PendingOrder"] {
  const order = waiting.find(({ cartVersion }) => cartVersion === cart.version);
  if (!order) return null;
  const { orderNumber, paymentState, totalCents } = order;
  return { OrderNumber: orderNumber, PaymentState: orderPaymentState(paymentState, totalCents) };
}

/** The furthest step that is open: an address that fits its ZIP opens shipping, a method that still goes there opens payment. */
function openStep({ cart }: LoadedCart, hasMethod: boolean): number {
  if (!cart.shippingAddress || placeRefusal(cart.shippingAddress, cart.confirmedZipCode)) return 1;
  return hasMethod ? 3 : 2;
}

function shippingChoices(priced: PricedCart): CheckoutView["ShippingChoices"] {
  return priced.shippingOptions.map((option) => ({
    ShippingMethodID: option.methodId,
    ShippingMethodName: option.name,
    Fee: toWireMoney(option.fee),
    ListFee: toWireMoney(option.listFee),
    ShipsOn: option.shipsOn,
    ArrivesFrom: option.arrivesFrom,
    ArrivesUntil: option.arrivesUntil,
    Why: shippingReasonText(option.reason),
  }));
}

/**
 * Every method with why it is not open. Cards are what the provider of this store takes; whether the browser has
 * Apple Pay only the page knows.
 */
function paymentMethods(world: World, input: CartToPrice, priced: PricedCart): CheckoutView["PaymentMethods"] {
  const leasable = leasableTotal(
    input.lines.map(({ lineId, leasable: isLeasable }) => {
      const line = priced.lines.find((candidate) => candidate.lineId === lineId);
      return { leasable: isLeasable, amount: cents((line?.amount ?? 0) + (line?.discount ?? 0)) };
    }),
  );
  const order = {
    total: priced.total,
    leasableTotal: leasable,
    country: input.destination?.country ?? null,
    hasApplePay: false,
  };
  return paymentMethodsFor(order, world.config.payment.methods, world.config.limits.amazonGiftCard).map((method) => {
    const isConnected = method.type === CONNECTED_METHOD;
    const refusal = method.refusal ?? (isConnected ? null : refuse("method_not_connected", { title: method.title }));
    return {
      Type: method.type,
      Title: method.title,
      Detail: method.detail,
      Available: refusal === null,
      Why: refusal && refusalText(refusal),
      Reason: refusal && refusal.reason,
      Min: method.minimum === null ? null : toWireMoney(method.minimum),
      Max: method.maximum === null ? null : toWireMoney(method.maximum),
    };
  });
}

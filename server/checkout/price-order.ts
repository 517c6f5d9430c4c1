import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/call.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { tidyAddress, type BillingAddress, type ShippingAddress } from "#rules/address/shipping-address.ts";
import { NO_CENTS, type Cents } from "#rules/money/cents.ts";
import { paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart, ShippingOption } from "#rules/pricing/priced-cart.ts";
import { cartBlocks, refusedBlock } from "../carts/cart-blocks.ts";
import type { Refused } from "../carts/change-cart.ts";
import { type LoadedCart, toCartToPrice } from "../carts/cart-to-price.ts";
import { refused } from "../http/route.ts";
import type { World } from "../world.ts";
import { cartChanged } from "./cart-changed.ts";
import { placeOf, placeRefusal } from "./place-refusal.ts";

/** An order before it is written: everything it will freeze. */
export interface OrderDraft {
  loaded: LoadedCart;
  input: CartToPrice;
  priced: PricedCart & { tax: Cents };
  shipping: ShippingOption;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  comment: string;
  /** The shopper confirmed a ZIP or postal code our table does not know. */
  isZipCodeUnknown: boolean;
}

/** Prices the cart as the order it would be, or says what is missing. Pure but for the clock. */
export function priceOrder(
  world: Pick<World, "config" | "now">,
  loaded: LoadedCart,
  body: BodyOf<typeof createOrder>,
): OrderDraft | Refused {
  const { cart } = loaded;
  if (cart.version !== body.Version) return cartChanged();
  const [block] = cartBlocks(loaded, world.config);
  if (block) return refusedBlock(block);
  if (!cart.shippingAddress)
    return refused(409, "address_missing", "Enter your shipping address.", { Redirect: "/carts?step=information" });
  const elsewhere = placeRefusal(cart.shippingAddress, cart.confirmedZipCode);
  if (elsewhere) return elsewhere;
  const billingAddress = body.BillingAddress ? tidyAddress(body.BillingAddress) : withoutEmail(cart.shippingAddress);
  const problems = body.BillingAddress ? checkBillingAddress(billingAddress) : [];
  if (problems.length > 0) {
    return refused(422, "address_invalid", "Check the billing address.", {
      Fields: problems.map(({ field, message }) => ({ field: `BillingAddress.${field}`, message })),
    });
  }
  const input = toCartToPrice(loaded, world.config, world.now(), "CreditCard");
  const result = priceCart(input, world.config);
  if (!result.ok)
    return refused(409, result.reason, "We can’t work out the price for this address. Check the address.", {
      Redirect: "/carts?step=information",
    });
  const priced = result.value;
  const shipping = priced.shippingOptions.find(({ methodId }) => methodId === cart.shippingMethodId);
  if (!shipping || priced.tax === null)
    return refused(409, "shipping_method_missing", "Choose a shipping method.", { Redirect: "/carts?step=shipping" });
  const refusal = cardRefusal(world, input, priced);
  if (refusal) return refusal;
  return {
    loaded,
    input,
    priced: { ...priced, tax: priced.tax },
    shipping,
    shippingAddress: cart.shippingAddress,
    billingAddress,
    comment: body.Comment,
    isZipCodeUnknown: placeOf(cart.shippingAddress).is === "unknown",
  };
}

/** The provider charges nothing below 0.50 (docs.stripe.com/currencies, minimum charge amounts); an order of 0.00 needs no card. */
const LEAST_CHARGE_CENTS = 50;
/** Eight digits is the most it charges at once (docs.stripe.com/currencies, maximum amounts). */
const MOST_CHARGE_CENTS = 99_999_999;

/** The owner may have closed cards, or bounded them; the page's list of methods is only what it shows. */
function cardRefusal({ config }: Pick<World, "config">, input: CartToPrice, priced: PricedCart): Refused | null {
  if (priced.total === 0) return null;
  const order = {
    total: priced.total,
    leasableTotal: NO_CENTS,
    country: input.destination?.country ?? null,
    hasApplePay: false,
  };
  const refusal = paymentMethodsFor(order, config.payment.methods).find(({ type }) => type === "CreditCard")?.refusal;
  if (refusal) return refused(422, refusal.reason, refusal.message, { Icon: "warning" });
  if (priced.total > MOST_CHARGE_CENTS)
    return refused(422, "above_maximum", "The largest card payment is $999,999.99. Split this into smaller orders.", {
      Icon: "warning",
    });
  if (priced.total >= LEAST_CHARGE_CENTS) return null;
  return refused(422, "below_minimum", "The smallest card payment is $0.50. Remove the discount code or add an item.", {
    Icon: "warning",
  });
}

function withoutEmail(shipping: ShippingAddress): BillingAddress {
  const { Email, ...address } = shipping;
  void Email;
  return address;
}

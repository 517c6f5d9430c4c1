import type { createOrder } from "#contract/checkout.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { tidyAddress, type BillingAddress, type ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart, ShippingOption } from "#rules/pricing/priced-cart.ts";
import { cartBlocks, refusedBlock } from "../carts/cart-blocks.ts";
import type { Refused } from "../carts/change-cart.ts";
import { type LoadedCart, toCartToPrice } from "../carts/cart-to-price.ts";
import { refused } from "../http/route.ts";
import type { World } from "../world.ts";
import { cartChanged } from "./cart-changed.ts";

/** An order before it is written: everything it will freeze. */
export interface OrderDraft {
  loaded: LoadedCart;
  input: CartToPrice;
  priced: PricedCart & { tax: Cents };
  shipping: ShippingOption;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  comment: string;
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
  if (!cart.shippingAddress) return refused(409, "address_missing", "Enter where the order goes.", { Redirect: "/carts?step=information" });
  const billingAddress = body.BillingAddress ? tidyAddress(body.BillingAddress) : withoutEmail(cart.shippingAddress);
  const problems = body.BillingAddress ? checkBillingAddress(billingAddress) : [];
  if (problems.length > 0) {
    return refused(422, "address_invalid", "Check the billing address.", { Fields: problems.map(({ field, message }) => ({ field: `BillingAddress.${field}`, message })) });
  }
  const input = toCartToPrice(loaded, world.config, world.now(), "CreditCard");
  const result = priceCart(input, world.config);
  if (!result.ok) return refused(409, result.reason, "We cannot price this cart for its destination. Check the address.", { Redirect: "/carts?step=information" });
  const priced = result.value;
  const shipping = priced.shippingOptions.find(({ methodId }) => methodId === cart.shippingMethodId);
  if (!shipping || priced.tax === null) return refused(409, "shipping_method_missing", "Choose how the order ships.", { Redirect: "/carts?step=shipping" });
  return { loaded, input, priced: { ...priced, tax: priced.tax }, shipping, shippingAddress: cart.shippingAddress, billingAddress, comment: body.Comment };
}

function withoutEmail({ Email: _, ...address }: ShippingAddress): BillingAddress {
  return address;
}

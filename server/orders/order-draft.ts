import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { OrderOrigin } from "#rules/order/order-origin.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import type { ShippingOption } from "#rules/shipping/shipping-options.ts";
import type { OrderVoucher } from "#rules/voucher/to-pay.ts";
import type { LoadedCart } from "../carts/load-cart.ts";

/** An order before it is written: everything it will freeze. */
export interface OrderDraft {
  loaded: LoadedCart;
  input: CartToPrice;
  priced: PricedCart & { tax: Cents };
  shipping: ShippingOption;
  /** What it takes of the cart's gift voucher; null where that pays nothing. */
  voucher: OrderVoucher | null;
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  comment: string;
  origin: OrderOrigin;
  /** The share link that led here, not looked at yet; null without one. */
  shareCode: string | null;
  /** Ten digits where texts were asked for. */
  textPhone: string | null;
  /** The shopper confirmed a ZIP or postal code our table does not know. */
  isZipCodeUnknown: boolean;
}

import type { Country } from "#rules/address/destination.ts";
import { phoneDigits } from "#rules/address/format-phone.ts";
import type { BillingAddress } from "#rules/address/shipping-address.ts";
import { type Cents, cents, NO_CENTS } from "#rules/money/cents.ts";
import type { OrderToCharge } from "./order-to-charge.ts";

export interface AffirmCheckoutRequest {
  publicKey: string;
  attemptId: string;
  orderNumber: string;
  /** What Affirm lends: the order's total less a voucher, or the price of a change of it. */
  amount: Cents;
  email: string;
  returnUrl: string;
  order: OrderToCharge;
}

/** In cents, Affirm's spelling (docs.affirm.com/developers/reference/the-checkout-object). */
export interface AffirmCheckout {
  merchant: {
    public_api_key: string;
    user_confirmation_url: string;
    user_cancel_url: string;
    user_confirmation_url_action: "GET";
  };
  shipping: AffirmContact;
  billing: AffirmContact;
  items: { display_name: string; sku: string; unit_price: number; qty: number }[];
  discounts: Record<string, { discount_amount: number; discount_display_name: string }>;
  currency: "USD";
  total: number;
  tax_amount: number;
  shipping_amount: number;
  order_id: string;
  metadata: { attemptId: string };
}

interface AffirmContact {
  name: { first: string; last: string };
  address: { line1: string; line2: string; city: string; state: string; zipcode: string; country: string };
  phone_number: string;
  email: string;
}

/**
 * The order as Affirm asks to be told of it; its parts add up to `total`. The buyer comes back to one address, having
 * agreed or not: Affirm is asked then.
 */
export function affirmCheckout(request: AffirmCheckoutRequest): AffirmCheckout {
  const { publicKey, attemptId, orderNumber, amount, email, returnUrl, order } = request;
  return {
    merchant: {
      public_api_key: publicKey,
      user_confirmation_url: returnUrl,
      user_cancel_url: returnUrl,
      user_confirmation_url_action: "GET",
    },
    shipping: contact(order.shippingAddress, email),
    billing: contact(order.billingAddress, email),
    ...partsOf(order, orderNumber, amount),
    currency: "USD",
    total: amount,
    order_id: orderNumber,
    metadata: { attemptId },
  };
}

/** Alpha-3, by the checkout's header `country-code` (docs.affirm.com/developers/reference/direct-1). Affirm lends nowhere else. */
const COUNTRIES = { USA: "USA", CANADA: "CAN", OTHER: "" } as const satisfies Record<Country, string>;

type Parts = Pick<AffirmCheckout, "items" | "discounts" | "tax_amount" | "shipping_amount">;

function partsOf(order: OrderToCharge, orderNumber: string, amount: Cents): Parts {
  // A change of a paid order is charged its difference, which no line of it is the price of.
  if (cents(order.total - order.paidByVoucher) !== amount)
    return {
      items: [item(`Order ${orderNumber}`, orderNumber, amount)],
      discounts: {},
      tax_amount: 0,
      shipping_amount: 0,
    };
  return {
    items: [
      ...order.lines.map(({ name, skuId, unitPrice, quantity }) => ({
        ...item(name, String(skuId), unitPrice),
        qty: quantity,
      })),
      ...(order.fees > NO_CENTS ? [item("State fees", "FEES", order.fees)] : []),
    ],
    discounts: {
      ...(order.discount > NO_CENTS && discount("DISCOUNT", "Discounts", order.discount)),
      ...(order.paidByVoucher > NO_CENTS && discount("VOUCHER", "Gift voucher", order.paidByVoucher)),
    },
    tax_amount: order.tax,
    shipping_amount: order.shipping,
  };
}

function item(display_name: string, sku: string, unit_price: number) {
  return { display_name, sku, unit_price, qty: 1 };
}

function discount(code: string, discount_display_name: string, discount_amount: number): AffirmCheckout["discounts"] {
  return { [code]: { discount_amount, discount_display_name } };
}

function contact(address: BillingAddress, email: string): AffirmContact {
  return {
    name: { first: address.FirstName, last: address.LastName },
    address: {
      line1: address.Address1,
      line2: address.Address2,
      city: address.City,
      state: address.State,
      zipcode: address.ZipCode,
      country: COUNTRIES[address.Country],
    },
    phone_number: phoneDigits(address.ContactNumber),
    email,
  };
}

import { randomUUID } from "node:crypto";
import { EMPTY_SHIPPING_ADDRESS } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import type { OrderToCharge } from "../order-to-charge.ts";
import type { PaymentRequest } from "../payment-provider.ts";

export const RETURN_URL = "http://localhost:3000/carts/return?order=RS-1";

const ADDRESS = {
  ...EMPTY_SHIPPING_ADDRESS,
  Email: "maya@example.com",
  FirstName: "Maya",
  LastName: "Chen",
  Address1: "12 Elm Street",
  City: "Denver",
  State: "CO",
  ZipCode: "80202",
  ContactNumber: "(303) 555-0123",
};

/** A PC with a discount, fees, shipping and tax: $2,649.00 in all. */
const AN_ORDER: OrderToCharge = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  lines: [{ skuId: 7, name: "Falcon RTX 5080", quantity: 1, unitPrice: cents(259_900), isLeasable: true }],
  discount: cents(20_000),
  fees: cents(28),
  shipping: cents(4_972),
  tax: cents(20_000),
  total: cents(264_900),
  paidByVoucher: cents(0),
};

/** What a store asks a wallet to take for `AN_ORDER`. */
export function aPurchase(changed: Partial<PaymentRequest> = {}, order: Partial<OrderToCharge> = {}): PaymentRequest {
  return {
    attemptId: randomUUID(),
    orderNumber: "RS-1",
    amount: cents(264_900),
    paymentToken: "a press of the button",
    returnUrl: RETURN_URL,
    email: "maya@example.com",
    order: () => Promise.resolve({ ...AN_ORDER, ...order }),
    ...changed,
  };
}

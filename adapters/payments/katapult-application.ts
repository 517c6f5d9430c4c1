import { isNorthAmerican, phoneDigits } from "#rules/address/format-phone.ts";
import type { BillingAddress } from "#rules/address/shipping-address.ts";
import { type Cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import type { OrderToCharge } from "./order-to-charge.ts";

export interface KatapultRequest {
  attemptId: string;
  orderNumber: string;
  amount: Cents;
  email: string;
  returnUrl: string;
  order: OrderToCharge;
}

/** Katapult's spelling (docs.katapult.com/reference/post_application-initialize); amounts are dollars as text. `urls` is from memory. */
export interface KatapultApplication {
  customer: { billing: KatapultContact; shipping: KatapultContact };
  items: KatapultItem[];
  checkout: {
    customer_id: string;
    shipping_amount: string;
    discounts: { discount_name: string; discount_amount: string }[];
  };
  urls: { return: string; cancel: string };
}

export interface KatapultItem {
  display_name: string;
  sku: string;
  unit_price: string;
  quantity: number;
  leasable: boolean;
  warranty: boolean;
}

interface KatapultContact {
  first_name: string;
  last_name: string;
  address: string;
  address2: string;
  city: string;
  state: string;
  country: "US";
  zip: string;
  phone: string;
  email: string;
}

/** Katapult's most characters of a `sku`. */
const SKU_LENGTH = 127;

/**
 * The order as Katapult asks to be told of it, or a sentence why it takes none such: it leases goods, in the USA, to who
 * has one address. Tax and fees have no field of their own and are items that nobody leases. Katapult keeps no number
 * of an order before its confirmation, so that its `customer_id` carries ours and the attempt.
 */
export function katapultApplication(request: KatapultRequest): KatapultApplication | string {
  const { attemptId, orderNumber, amount, email, returnUrl, order } = request;
  const reason = whyNot(order, amount);
  if (reason !== null) return reason;
  const customer = contact(order.billingAddress, email);
  return {
    customer: { billing: customer, shipping: customer },
    items: [
      ...order.lines.map(({ name, skuId, unitPrice, quantity, isLeasable }) =>
        item(name, String(skuId).slice(0, SKU_LENGTH), unitPrice, quantity, isLeasable),
      ),
      ...(order.tax > NO_CENTS ? [item("Sales tax", "TAX", order.tax, 1, false)] : []),
      ...(order.fees > NO_CENTS ? [item("State fees", "FEES", order.fees, 1, false)] : []),
    ],
    checkout: {
      customer_id: `${orderNumber}:${attemptId}`,
      shipping_amount: dollarText(order.shipping),
      discounts: [
        ...(order.discount > NO_CENTS ? [discount("Discounts", order.discount)] : []),
        ...(order.paidByVoucher > NO_CENTS ? [discount("Gift voucher", order.paidByVoucher)] : []),
      ],
    },
    urls: { return: returnUrl, cancel: returnUrl },
  };
}

function whyNot(order: OrderToCharge, amount: Cents): string | null {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  const fields = Object.keys(billing) as (keyof BillingAddress)[];
  if (fields.some((field) => billing[field] !== shipping[field])) return "billing and shipping address differ";
  if (billing.Country !== "USA") return "the address is not in the USA";
  if (!isNorthAmerican(billing.ContactNumber)) return "the phone has no ten digits";
  if (!/^\d{5}/.test(billing.ZipCode)) return "the ZIP code has no five digits";
  if (!order.lines.some(({ isLeasable }) => isLeasable)) return "nothing of it can be leased";
  const toPay = sumCents([order.total, -order.paidByVoucher as Cents]);
  return toPay === amount ? null : "a lease is of goods, not of a difference in their price";
}

function item(display_name: string, sku: string, unitPrice: Cents, quantity: number, leasable: boolean): KatapultItem {
  return { display_name, sku, unit_price: dollarText(unitPrice), quantity, leasable, warranty: false };
}

function discount(discount_name: string, amount: Cents) {
  return { discount_name, discount_amount: dollarText(amount) };
}

function contact(address: BillingAddress, email: string): KatapultContact {
  return {
    first_name: address.FirstName,
    last_name: address.LastName,
    address: address.Address1,
    address2: address.Address2,
    city: address.City,
    state: address.State,
    country: "US",
    zip: address.ZipCode.slice(0, 5),
    phone: phoneDigits(address.ContactNumber),
    email,
  };
}

/** 264900 → `2649.00`. */
function dollarText(amount: Cents): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

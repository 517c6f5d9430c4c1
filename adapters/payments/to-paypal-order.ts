import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents, sumCents, type Cents } from "#rules/money/cents.ts";
import { decimalAmount } from "#rules/money/decimal-amount.ts";
import type { OrderToCharge } from "./order-to-charge.ts";
import type { PaymentRequest } from "./payment-provider.ts";

/** Territories that are countries of their own to PayPal (developer.paypal.com/reference/country-codes). */
const OWN_COUNTRIES = new Set(["AS", "GU", "MP", "PR", "VI"]);
/** Longest name of an item and of an address line. */
const NAME_LENGTH = 127;
const LINE_LENGTH = 300;

/**
 * The order as PayPal is asked to hold it (developer.paypal.com/docs/api/orders/v2). `reference_id` is the order's number: it comes
 * back unchanged, while `invoice_id` has to be unique at the merchant and a second try for one order would be refused.
 */
export function toPaypalOrder(request: PaymentRequest, order: OrderToCharge): Record<string, unknown> {
  const { attemptId, orderNumber, amount, returnUrl } = request;
  const shipping = toShipping(order.shippingAddress);
  return {
    intent: "AUTHORIZE",
    purchase_units: [
      {
        reference_id: orderNumber,
        custom_id: attemptId,
        invoice_id: `${orderNumber}-${attemptId.slice(0, 8)}`,
        amount: { ...toMoney(amount), ...breakdownOf(order, amount)?.amount },
        ...breakdownOf(order, amount)?.unit,
        ...(shipping && { shipping }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          user_action: "PAY_NOW",
          shipping_preference: shipping ? "SET_PROVIDED_ADDRESS" : "NO_SHIPPING",
        },
      },
    },
  };
}

export function toMoney(amount: Cents): { currency_code: string; value: string } {
  return { currency_code: "USD", value: decimalAmount(amount) };
}

/** PayPal refuses parts that do not add up: where a voucher pays some of them, or a price change is paid alone, there are none. */
function breakdownOf(order: OrderToCharge, amount: Cents) {
  const items = sumCents(order.lines.map(({ unitPrice, quantity }) => cents(unitPrice * quantity)));
  const whole = sumCents([items, order.shipping, order.tax, order.fees]) - order.discount;
  if (order.paidByVoucher > 0 || whole !== amount || order.lines.length === 0) return null;
  return {
    amount: {
      breakdown: {
        item_total: toMoney(items),
        discount: toMoney(order.discount),
        shipping: toMoney(order.shipping),
        tax_total: toMoney(order.tax),
        handling: toMoney(order.fees),
      },
    },
    unit: {
      items: order.lines.map(({ skuId, name, quantity, unitPrice }) => ({
        name: name.slice(0, NAME_LENGTH),
        sku: String(skuId),
        quantity: String(quantity),
        unit_amount: toMoney(unitPrice),
        category: "PHYSICAL_GOODS",
      })),
    },
  };
}

function toShipping(address: ShippingAddress): Record<string, unknown> | null {
  if (address.Country === "OTHER") return null;
  const isOwn = address.Country === "USA" && OWN_COUNTRIES.has(address.State);
  return {
    name: { full_name: `${address.FirstName} ${address.LastName}`.slice(0, LINE_LENGTH) },
    address: {
      address_line_1: address.Address1.slice(0, LINE_LENGTH),
      ...(address.Address2 !== "" && { address_line_2: address.Address2.slice(0, LINE_LENGTH) }),
      admin_area_2: address.City,
      admin_area_1: address.State,
      postal_code: address.ZipCode,
      country_code: isOwn ? address.State : address.Country === "USA" ? "US" : "CA",
    },
  };
}

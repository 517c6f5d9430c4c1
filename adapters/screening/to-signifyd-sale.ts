import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { PaymentToScreen } from "./fraud-screening.ts";

/**
 * A sale in Signifyd's words. Its `orderId` is our attempt to pay, since an order may have several and each is judged by
 * itself; a person finds it by the order's number in the tags. The address of the buyer's network is not sent: the store
 * does not keep it.
 */
export function toSignifydSale(payment: PaymentToScreen): Record<string, unknown> {
  const { billingAddress: billing, shippingAddress: shipping } = payment;
  return {
    orderId: payment.paymentId,
    tags: [payment.orderNumber],
    decisionDelivery: "SYNC",
    purchase: {
      createdAt: payment.placedAt.toISOString(),
      orderChannel: "WEB",
      totalPrice: toWireMoney(payment.amount),
      totalShippingCost: toWireMoney(payment.shippingCost),
      currency: "USD",
      confirmationEmail: payment.email,
      confirmationPhone: shipping.ContactNumber,
      products: payment.lines.map((line) => ({
        itemId: line.id,
        itemName: line.name,
        itemPrice: toWireMoney(line.unitPrice),
        itemQuantity: line.quantity,
        itemIsDigital: false,
      })),
      shipments: [{ destination: { fullName: nameOf(shipping), address: addressOf(shipping) } }],
    },
    transactions: [
      {
        transactionId: payment.providerRef,
        gateway: payment.provider,
        gatewayStatusCode: "SUCCESS",
        paymentMethod: METHODS[payment.provider] ?? "CREDIT_CARD",
        amount: toWireMoney(payment.amount),
        currency: "USD",
        checkoutPaymentDetails: {
          billingAddress: addressOf(billing),
          accountHolderName: nameOf(billing),
          ...(payment.cardLast4 !== "" && { cardLast4: payment.cardLast4 }),
        },
      },
    ],
  };
}

/** A lender's loan, or a lessor's lease, is the buyer's to pay back elsewhere. */
const METHODS: Readonly<Record<string, string>> = {
  paypal: "PAYPAL_ACCOUNT",
  amazon: "AMAZON_PAYMENTS",
  affirm: "LOAN",
  katapult: "LOAN",
};

const COUNTRIES: Readonly<Record<string, string>> = { USA: "US", CANADA: "CA" };

type Place = Pick<
  ShippingAddress | BillingAddress,
  "Address1" | "Address2" | "City" | "State" | "ZipCode" | "Country" | "FirstName" | "LastName"
>;

function nameOf({ FirstName, LastName }: Place): string {
  return `${FirstName} ${LastName}`;
}

function addressOf({ Address1, Address2, City, State, ZipCode, Country }: Place) {
  return {
    streetAddress: Address1,
    unit: Address2,
    city: City,
    provinceCode: State,
    postalCode: ZipCode,
    countryCode: COUNTRIES[Country] ?? "",
  };
}

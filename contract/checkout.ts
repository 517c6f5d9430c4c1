import { z } from "zod";
import { MADE } from "#rules/order/order-stages.ts";
import { ORDER_STATES } from "#rules/order/order-states.ts";
import { ORDER_PAYMENT_STATES } from "#rules/payment/payment-states.ts";
import { CartView, Totals } from "./carts.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { TotalBreakdown } from "./total-breakdown.ts";
import { WireMoney } from "./wire-money.ts";
import { WholeNumber } from "./whole-number.ts";

export const Country = z.enum(["USA", "CANADA", "OTHER"]);
const line = (max: number) => z.string().max(max);

/** Shipping address of section 3. Lengths are the door's; what is right for a country is `rules/address`. */
export const ShippingAddress = z.strictObject({
  Email: line(254),
  FirstName: line(60),
  LastName: line(60),
  CompanyName: line(80).default(""),
  Country: Country.default("USA"),
  Address1: line(120),
  Address2: line(120).default(""),
  ZipCode: line(10),
  City: line(60),
  State: line(40),
  ContactNumber: line(30),
  MobileNumber: line(30).default(""),
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;
export const BillingAddress = ShippingAddress.omit({ Email: true });
export type BillingAddress = z.infer<typeof BillingAddress>;

export const ShippingChoice = z.object({
  ShippingMethodID: z.int(),
  ShippingMethodName: z.string(),
  Fee: WireMoney,
  /** Without the code that frees it; the same as `Fee` when none does. */
  ListFee: WireMoney,
  ShipsOn: z.string(),
  ArrivesFrom: z.string(),
  ArrivesUntil: z.string(),
  Why: z.string(),
});

export const PaymentMethod = z.object({
  Type: z.enum(["CreditCard", "AFFIRM", "PAYPAL", "AMAZONV2", "ApplePay", "GooglePay", "Katapult"]),
  Title: z.string(),
  Detail: z.string(),
  Available: z.boolean(),
  Why: z.string().nullable(),
  /** The rule's own word for `Why`, e.g. `above_maximum`, `method_disabled`. */
  Reason: z.string().nullable(),
  Min: WireMoney.nullable(),
  Max: WireMoney.nullable(),
});

/** Where the checkout of this cart stands; the page can be left and reloaded at any step. */
export const CheckoutView = z.object({
  Success: z.literal(true),
  Cart: CartView,
  /** 1 information, 2 shipping, 3 payment: the furthest step that is open. */
  OpenStep: z.int().min(1).max(3),
  ShippingAddress: ShippingAddress.nullable(),
  BillingAddress: BillingAddress.nullable(),
  ShippingMethodID: z.int().nullable(),
  ShippingChoices: z.array(ShippingChoice),
  PaymentMethods: z.array(PaymentMethod),
  Totals,
  /** How the order comes to its box: what may be said of the time after payment. */
  Made: z.enum(MADE),
  /** Where the provider's card fields live: an origin of its own, never ours. */
  CardFields: z.object({ Origin: z.string(), Url: z.string() }),
  /** An order of this very cart that waits for payment (declined, pending), null otherwise. */
  PendingOrder: z.object({ OrderNumber: z.string(), PaymentState: z.enum(ORDER_PAYMENT_STATES) }).nullable(),
});
export type CheckoutView = z.infer<typeof CheckoutView>;

const call = "/api/cart-checkout";

export const getCheckout = endpoint({
  method: "GET",
  path: `${call}/fetch-cart`,
  summary: "The checkout of the visitor's cart",
  named: "ours",
  reply: CheckoutView,
});
export const saveInformation = endpoint({
  method: "POST",
  path: `${call}/save-information`,
  summary: "Step 1: contact and shipping address; field messages when refused",
  named: "ours",
  /** `ConfirmedZipCode`: the ZIP or postal code of this address, after `zip_unknown` refused it and the shopper said it is right. */
  body: z.strictObject({ ShippingAddress, ConfirmedZipCode: line(10).optional() }),
  reply: CheckoutView,
});
export const saveShippingMethod = endpoint({
  method: "POST",
  path: `${call}/save-shipping-method`,
  summary: "Step 2: the shipping method",
  named: "ours",
  body: z.strictObject({ ShippingMethodID: WholeNumber }),
  reply: CheckoutView,
});
export const validateCart = endpoint({
  method: "POST",
  path: `${call}/validate-cart`,
  summary: "Stage 1: may this cart be bought",
  named: "ours",
  reply: z.object({ Success: z.literal(true) }),
});
export const checkCartItems = endpoint({
  method: "POST",
  path: `${call}/check-cart-items`,
  summary: "Stage 2: are the lines still what the shopper saw",
  named: "ours",
  body: z.strictObject({ Version: WholeNumber }),
  reply: z.object({ Success: z.literal(true) }),
});
export const getTotals = endpoint({
  method: "GET",
  path: `${call}/totals`,
  summary: "Totals of the cart as the order would have them",
  named: "ours",
  reply: Totals,
});

/**
 * Stage 3. Money in it is what the shopper saw: compared, never charged. An order that would cost more is refused by
 * `total_higher` (409) with both totals in `TotalChange`; sent again with the new `ExpectedTotal` it is made.
 */
export const createOrder = endpoint({
  method: "POST",
  path: `${call}/create-order`,
  summary: "Stage 3: create the order, reserve its stock",
  named: "ours",
  body: z.strictObject({
    Version: WholeNumber,
    Payment: z.literal("CreditCard"),
    ExpectedTotal: WireMoney,
    /** The parts of what was shown, for the log of a difference; a caller who shows none leaves it out. */
    ExpectedParts: TotalBreakdown.strict().nullable().default(null),
    BillingAddress: BillingAddress.nullable(),
    Comment: z.string().max(1000).default(""),
    TestMode: z.boolean().default(false),
  }),
  reply: z.object({
    Success: z.literal(true),
    CustOrderID: z.string(),
    CustNumber: z.string(),
    AmazonPayRedirectUrl: z.string(),
    FinalAmount: WireMoney,
    ShippingFee: WireMoney,
    Recycling: WireMoney,
    Tax: WireMoney,
    /** Above zero, like `Saving` in the totals. */
    TotalDiscount: WireMoney,
    /** Held for the shopper until this instant. */
    HeldUntil: z.string(),
  }),
});
/** Where a payment stands. A decline is not here: it is a refusal (402) with the bank's words. */
export const PaymentProgress = z.object({
  Success: z.literal(true),
  CustOrderID: z.string(),
  State: z.enum(["paid", "action_required", "pending"]),
  /** The provider's page where the shopper confirms (3-D Secure), then comes back to `/carts/return`. */
  Redirect: z.string().nullable(),
  OrderPage: z.string(),
});
export type PaymentProgress = z.infer<typeof PaymentProgress>;
/** Stage 4. The card itself never comes here (A16): a token of the provider's fields and its last four digits. An order of 0.00 has an empty token. */
export const confirmOrder = endpoint({
  method: "POST",
  path: `${call}/confirm-order`,
  summary: "Stage 4: pay the order",
  named: "ours",
  body: z.strictObject({
    CustOrderID: z.string().max(40),
    PaymentToken: z
      .string()
      .regex(/^pm_[A-Za-z0-9_]{4,80}$/)
      .or(z.literal("")),
    CardType: z.string().max(20).default(""),
    Number: z
      .string()
      .regex(/^\**\d{4}$/)
      .or(z.literal(""))
      .default(""),
  }),
  reply: PaymentProgress,
});
/** After the provider's page, and while a payment is pending: asks the provider how it ended. */
export const finishPayment = endpoint({
  method: "POST",
  path: `${call}/finish-payment`,
  summary: "How the payment of an order ended, asked of the provider",
  named: "ours",
  body: z.strictObject({ CustOrderID: z.string().max(40) }),
  reply: PaymentProgress,
});

export const OrderView = z.object({
  Success: z.literal(true),
  OrderNumber: z.string(),
  /** Placed while cards were not real: nothing was charged and nothing ships. */
  IsTest: z.boolean(),
  PlacedAt: z.string(),
  /** The store's clock: instants are shown on it. */
  TimeZone: z.string(),
  State: z.enum(ORDER_STATES),
  PaymentState: z.enum(ORDER_PAYMENT_STATES),
  CardText: z.string(),
  Email: z.string(),
  ShipTo: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** The ZIP or postal code is not in our table; the shopper confirmed it. */
  ZipCodeUnknown: z.boolean(),
  Shipping: z.object({ name: z.string(), shipsOn: z.string(), arrivesFrom: z.string(), arrivesUntil: z.string() }),
  /** `ModelID` above 0 is a computer, as in a cart item: it is built and tested before it ships. */
  Lines: z.array(
    z.object({
      ModelID: z.int(),
      SkuID: z.int(),
      ItemDescription: z.string(),
      MainPicture: z.string(),
      Quantity: z.int(),
      UnitPrice: WireMoney,
      Amount: WireMoney,
      Detail: z.string(),
      /** `built` for this order, `ready` before it, `gear` for what needs no build. */
      Made: z.enum(MADE),
      /** What is inside a computer. */
      Parts: z.array(z.string()),
    }),
  ),
  Totals,
  Events: z.array(z.object({ at: z.string(), name: z.string(), text: z.string() })),
});
export type OrderView = z.infer<typeof OrderView>;
/** For the browser that placed it (guest cookie) or was given access to it, or with the signed key of the receipt mail. */
export const getOrder = endpoint({
  method: "GET",
  path: "/api/order/view",
  summary: "One order, for the visitor who placed it",
  named: "ours",
  query: z.strictObject({ number: z.string().max(40), key: notFreeText(z.string().max(120)).optional() }),
  reply: OrderView,
});
export const citiesByZip = endpoint({
  method: "GET",
  path: "/api/shipping-address/get-state-cities-by-zipcode",
  summary: "State and cities of a postal code",
  named: "specification",
  query: z.strictObject({ zipcode: z.string().max(10), country: Country.default("USA") }),
  reply: z.object({
    Success: z.literal(true),
    State: z.string(),
    Cities: z.array(z.string()),
    /** Ours: every state it lies in, `State` first; a few ZIP codes cross state lines. */
    States: z.array(z.string()),
  }),
});

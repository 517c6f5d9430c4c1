import { HANDOVERS } from "#rules/shipping/shipping-config.ts";
import { z } from "zod";
import { MADE } from "#rules/order/order-stages.ts";
import { ORDER_PAYMENT_STATES } from "#rules/payment/payment-states.ts";
import { PAYMENT_TYPES } from "#rules/payment/payment-types.ts";
import { CartTotals, CartView, Totals } from "./carts.ts";
import * as wire from "../checkout.ts";
import type { ShippingChoice as WireShippingChoice } from "../shipping-choice.ts";
import type { TotalBreakdown as WireBreakdown } from "../total-breakdown.ts";
import { endpoint } from "./endpoint.ts";
import { OrderView } from "./order-view.ts";
import { CardFieldsPlace, PaymentMethod } from "./payment-ways.ts";
import { StreetPlace } from "./street-place.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

export const Country = z.enum(["USA", "CANADA", "OTHER"]) satisfies z.ZodType<wire.Country>;

const ShippingAddress = z.strictObject({
  Email: TypedEmail,
  FirstName: typedLine(60),
  LastName: typedLine(60),
  CompanyName: typedLine(80).default(""),
  Country: Country.default("USA"),
  Address1: typedLine(120),
  Address2: typedLine(120).default(""),
  ZipCode: typedLine(10),
  City: typedLine(60),
  State: typedLine(40),
  ContactNumber: typedLine(40),
  MobileNumber: typedLine(40).default(""),
}) satisfies z.ZodType<wire.ShippingAddress>;
export const BillingAddress = ShippingAddress.omit({ Email: true }) satisfies z.ZodType<wire.BillingAddress>;

export const ShippingChoice = z.object({
  ShippingMethodID: z.int(),
  ShippingMethodName: z.string(),
  Fee: WireMoney,
  ListFee: WireMoney,
  ShipsOn: z.string(),
  ArrivesFrom: z.string(),
  ArrivesUntil: z.string(),
  Why: z.string(),
  Handover: z.enum(HANDOVERS),
}) satisfies z.ZodType<WireShippingChoice>;

export const CheckoutView = z.object({
  Success: z.literal(true),
  Cart: CartView,
  OpenStep: z.int().min(1).max(3),
  ShippingAddress: ShippingAddress.nullable(),
  BillingAddress: BillingAddress.nullable(),
  ShippingMethodID: z.int().nullable(),
  ShippingChoices: z.array(ShippingChoice),
  PaymentMethods: z.array(PaymentMethod),
  Totals,
  Made: z.enum(MADE),
  CardFields: CardFieldsPlace,
  TextUpdates: z.boolean(),
  TaxExemption: z
    .object({ State: z.string(), Organisation: z.string(), Certificate: z.string(), IsChosen: z.boolean() })
    .nullable(),
  UPSInsurance: z
    .object({
      Enable: z.boolean(),
      Checked: z.boolean(),
      Data: z.object({ QuoteId: z.string(), PremiumAmount: WireMoney }).nullable(),
      InsuredValue: WireMoney,
      TermsUrl: z.string(),
    })
    .nullable(),
  CardBoxes: z
    .object({
      Cards: z.array(z.object({ Name: z.string(), Slots: z.number().nullable(), Box: z.enum(["either", "apart"]) })),
      Apart: z.boolean(),
    })
    .nullable(),
  PendingOrder: z.object({ OrderNumber: z.string(), PaymentState: z.enum(ORDER_PAYMENT_STATES) }).nullable(),
}) satisfies z.ZodType<wire.CheckoutView>;

export const getCheckout = endpoint(wire.getCheckout, {
  summary: "The checkout of the visitor's cart",
  named: "ours",
  reply: CheckoutView,
});
export const saveInformation = endpoint(wire.saveInformation, {
  summary: "Step 1: contact and shipping address; field messages when refused",
  named: "ours",
  body: z.strictObject({
    ShippingAddress,
    ConfirmedZipCode: typedLine(10).optional(),
    SaveAddress: z.boolean().optional(),
    AddressChoice: z.enum(["suggested", "kept"]).optional(),
  }),
  reply: CheckoutView.extend({ AddressSuggestion: StreetPlace.optional() }),
});
export const saveShippingMethod = endpoint(wire.saveShippingMethod, {
  summary: "Step 2: the shipping method",
  named: "ours",
  body: z.strictObject({ ShippingMethodID: WholeNumber, CardsApart: z.boolean().optional() }),
  reply: CheckoutView,
});
export const saveTaxExemption = endpoint(wire.saveTaxExemption, {
  summary: "Buy without sales tax by an approved certificate, or with it",
  named: "ours",
  body: z.strictObject({ TaxExemption: z.boolean() }),
  reply: CheckoutView,
});
export const validateCart = endpoint(wire.validateCart, {
  summary: "Stage 1: may this cart be bought",
  named: "ours",
  reply: z.object({ Success: z.literal(true) }),
});
export const checkCartItems = endpoint(wire.checkCartItems, {
  summary: "Stage 2: are the lines still what the shopper saw",
  named: "ours",
  body: z.strictObject({ Version: WholeNumber }),
  reply: z.object({ Success: z.literal(true) }),
});
export const getTotals = endpoint(wire.getTotals, {
  summary: "Totals of the cart as the order would have them",
  named: "ours",
  reply: CartTotals,
});

const TotalBreakdown = z.object({
  Total: WireMoney,
  SubTotal: WireMoney,
  Saving: WireMoney,
  ShippingFee: WireMoney,
  Tax: WireMoney,
  Recycling: WireMoney,
  DeliveryFee: WireMoney,
  Insurance: WireMoney,
}) satisfies z.ZodType<WireBreakdown>;

/** Texts of a link's parameters, and what the browser says of itself. */
export const Origin = z.strictObject({
  SalesName: typedLine(60).default(""),
  Referral: typedLine(60).default(""),
  Request: z.string().trim().max(200).default(""),
  IsMobile: z.boolean().default(false),
});

export const OrderMade = z.object({
  Success: z.literal(true),
  CustOrderID: z.string(),
  CustNumber: z.string(),
  AmazonPayRedirectUrl: z.string(),
  FinalAmount: WireMoney,
  ToPay: WireMoney,
  ShippingFee: WireMoney,
  Recycling: WireMoney,
  Tax: WireMoney,
  TotalDiscount: WireMoney,
  HeldUntil: z.string(),
}) satisfies z.ZodType<wire.OrderMade>;

export const createOrder = endpoint(wire.createOrder, {
  summary: "Stage 3: create the order, reserve its stock",
  named: "ours",
  body: z.strictObject({
    Version: WholeNumber,
    Payment: z.enum(PAYMENT_TYPES).default("CreditCard"),
    ExpectedTotal: WireMoney,
    ExpectedParts: TotalBreakdown.strict().nullable().default(null),
    ExpectedToPay: WireMoney.optional(),
    BillingAddress: BillingAddress.nullable(),
    Comment: z.string().trim().max(1000).default(""),
    TestMode: z.boolean().default(false),
    Origin: z
      .strictObject({ ...Origin.shape, ErrorCount: WholeNumber.default(0) })
      .nullable()
      .default(null),
    SendTextNote: z.boolean().optional(),
    CellPhone: typedLine(30).optional(),
  }),
  reply: OrderMade,
});
export const PaymentProgress = z.object({
  Success: z.literal(true),
  CustOrderID: z.string(),
  State: z.enum(["paid", "action_required", "pending", "in_review"]),
  Redirect: z.string().nullable(),
  Payment: z.enum(PAYMENT_TYPES).optional(),
  OrderPage: z.string(),
}) satisfies z.ZodType<wire.PaymentProgress>;
/** Stage 4. The card itself never comes here (A16): a token of the provider's fields and its last four digits. An order of 0.00 has an empty token. */
export const confirmOrder = endpoint(wire.confirmOrder, {
  summary: "Stage 4: pay the order",
  named: "ours",
  body: z.strictObject({
    CustOrderID: typedLine(40),
    PaymentToken: z
      .string()
      .regex(/^(?:pm_[A-Za-z0-9_]{4,80}|press_[a-p]{32})$/)
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
export const finishPayment = endpoint(wire.finishPayment, {
  summary: "How the payment of an order ended, asked of the provider",
  named: "ours",
  body: z.strictObject({ CustOrderID: typedLine(40) }),
  reply: PaymentProgress,
});

export const getOrder = endpoint(wire.getOrder, {
  summary: "One order, for a visitor who placed it or opened it with a link",
  named: "ours",
  query: z.strictObject({ number: typedLine(40) }),
  reply: OrderView,
});
export const citiesByZip = endpoint(wire.citiesByZip, {
  summary: "State and cities of a postal code",
  named: "specification",
  query: z.strictObject({ zipcode: typedLine(10), country: Country.default("USA") }),
  reply: z.object({
    Success: z.literal(true),
    State: z.string(),
    Cities: z.array(z.string()),
    States: z.array(z.string()),
  }),
});

export const saleTax = endpoint(wire.saleTax, {
  summary: "Tax of the cart at a place, or at its own address",
  named: "specification",
  body: z.strictObject({
    Country: Country.default("USA"),
    State: typedLine(40).default(""),
    ZipCode: typedLine(10).default(""),
    City: typedLine(60).default(""),
  }),
  reply: z.object({
    Success: z.literal(true),
    Tax: WireMoney,
    TaxRate: z.number().nullable(),
    Country,
    State: z.string(),
    ZipCode: z.string(),
  }),
});
export const checkCustOrderIdExist = endpoint(wire.checkCustOrderIdExist, {
  summary: "Whether an order of the visitor has this number",
  named: "specification",
  query: z.strictObject({ CustOrderID: typedLine(40) }),
  reply: z.object({ Success: z.literal(true), Exists: z.boolean() }),
});
export const saveConfirmData = endpoint(wire.saveConfirmData, {
  summary: "How the payment of an order ended, on the way back from a provider's page",
  named: "specification",
  query: z.strictObject({ Id: z.string().max(40) }),
  reply: PaymentProgress,
});

import { z } from "zod";
import { PAYMENT_TYPES } from "#rules/payment/payment-types.ts";
import { quoteIdIn } from "../insurance.ts";
import * as wire from "../final-confirm.ts";
import { CartItemId, CartTotals, Quantity, UsedPoint } from "./carts.ts";
import { Country, Origin, OrderMade, PaymentProgress } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { IdVerifyResult } from "./id-verify-result.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

/** As many lines as a cart may have. */
const MOST_LINES = 50;

const CartToCheckout = heldTo<wire.CartToCheckout>()(
  z
    .strictObject({
      UsedPoint: UsedPoint.default(0),
      Items: z
        .array(
          z.strictObject({
            CartItemId,
            ModelId: WholeNumber.default(0),
            Price: WireMoney,
            WarrantyID: WholeNumber.default(0),
            ShippingWarrantyID: WholeNumber.default(0),
            Qty: Quantity,
            OperatingSystemSkuID: WholeNumber.default(0),
            IsNoteBook: z.boolean().default(false),
            IsPreOrderDepositItem: z.boolean().default(false),
          }),
        )
        .max(MOST_LINES),
      CouponCode: typedLine(40).default(""),
      State: typedLine(40).default(""),
      Country: Country.default("USA"),
      ZipCode: typedLine(10).default(""),
      IDme: IdVerifyResult.nullable().default(null),
    })
    .refine(({ IDme, CouponCode }) => !IDme?.Verified || CouponCode === "", {
      path: ["CouponCode"],
      message: "a coupon and a verified ID exclude each other",
    }),
);

const CheckoutPayload = heldTo<wire.CheckoutPayload>()(
  z
    .strictObject({
      CouponCode: typedLine(40).default(""),
      Email: typedLine(254),
      SFirstName: typedLine(60),
      SLastName: typedLine(60),
      SCompanyName: typedLine(80).default(""),
      SCountry: Country.default("USA"),
      SAddressLine1: typedLine(120),
      SAddressLine2: typedLine(120).default(""),
      SZipCode: typedLine(10),
      SCity: typedLine(60),
      SStateName: typedLine(40),
      SContactNum: typedLine(40),
      SIsUS: z.boolean(),
      FirstName: typedLine(60).default(""),
      LastName: typedLine(60).default(""),
      CompanyName: typedLine(80).default(""),
      Country: Country.default("USA"),
      AddressLine1: typedLine(120).default(""),
      AddressLine2: typedLine(120).default(""),
      ZipCode: typedLine(10).default(""),
      City: typedLine(60).default(""),
      StateName: typedLine(40).default(""),
      ContactNum: typedLine(40).default(""),
      Payment: z.enum(PAYMENT_TYPES),
      SendTextNote: z.boolean().default(false),
      CellPhone: typedLine(30).default(""),
      PaymentToken: z
        .string()
        .regex(/^(?:pm_[A-Za-z0-9_]{4,80}|press_[a-p]{32})$/)
        .or(z.literal(""))
        .default(""),
      CardType: z.string().max(20).default(""),
      Month: z
        .string()
        .regex(/^(?:\d{1,2})?$/)
        .default(""),
      Year: z
        .string()
        .regex(/^(?:\d{2}|\d{4})?$/)
        .default(""),
      Code: z.literal("", "a security code is given to the card's provider alone").default(""),
      VCode: z.literal("", "a security code is given to the card's provider alone").default(""),
      Number: z
        .string()
        .regex(/^\**\d{4}$/)
        .or(z.literal(""))
        .default(""),
      CartReviewShippingItems: z
        .array(
          z.strictObject({
            ShippingMethodID: WholeNumber,
            ShippingMethodName: typedLine(80).default(""),
            Increase: WireMoney.default(0),
          }),
        )
        .max(1)
        .default([]),
      IsUseNewCalculateShippingFee: z.boolean().default(true),
    })
    .refine(({ SIsUS, SCountry }) => SIsUS === (SCountry === "USA"), {
      path: ["SIsUS"],
      message: "SIsUS and SCountry say different things",
    }),
);

/** JSON text of a quote; what else it says is the insurer's, and not read. */
const QuoteText = z
  .string()
  .max(500)
  .refine((text) => text === "" || quoteIdIn(text) !== null, "not the JSON of a quote with its QuoteId");

const FinalConfirm = z
  .strictObject({
    ConfirmItem: z.array(z.strictObject({ CartItemId, Qty: Quantity })).max(MOST_LINES),
    Comment: z.string().trim().max(1000).default(""),
    CartToCheckout,
    Checkout: CheckoutPayload,
    CustOrderID: typedLine(40).default(""),
    FinalAmount: WireMoney,
    Referral: Origin.shape.Referral,
    IsMobile: Origin.shape.IsMobile,
    SalesName: Origin.shape.SalesName,
    Request: Origin.shape.Request,
    PayPalCapture: z
      .object({ id: z.string().regex(/^[A-Z0-9]{1,36}$/) })
      .nullable()
      .default(null),
    AmazonCheckoutSessionId: z.string().max(100).default(""),
    TaxExemption: z.boolean().nullable().default(null),
    UPSInsuranceFee: WireMoney.default(0),
    UPSInsuranceJson: QuoteText.default(""),
    IsInsertTempOrder: z.boolean().default(true),
    IDmeVerifyResult: IdVerifyResult.nullable().default(null),
    TestMode: z.boolean().default(false),
  })
  .refine(({ CartToCheckout: cart, Checkout: { CouponCode } }) => ["", cart.CouponCode].includes(CouponCode), {
    path: ["Checkout", "CouponCode"],
    message: "the coupon is another than in CartToCheckout",
  });

export const cartCheckout = endpoint(wire.cartCheckout, {
  summary: "Stage 1 by the specification's payload: takes the coupon, and answers the totals",
  named: "specification",
  body: CartToCheckout,
  reply: CartTotals,
});
export const checkBeforePlaceOrder = endpoint(wire.checkBeforePlaceOrder, {
  summary: "Stage 2 by the specification's payload: the cart is what the shopper saw, and may be bought",
  named: "specification",
  body: CartToCheckout,
  reply: z.object({ Success: z.literal(true) }),
});
export const tempOrder = endpoint(wire.tempOrder, {
  summary: "Stage 3 by the specification's payload: saves address and method, and makes the order",
  named: "specification",
  body: FinalConfirm,
  reply: OrderMade,
});
export const orderConfirm = endpoint(wire.orderConfirm, {
  summary: "Stage 4 by the specification's payload: pays the order, which is made first if it has no number",
  named: "specification",
  body: FinalConfirm,
  reply: PaymentProgress,
});

import { CHECKOUT_BLOCKS, LINE_BLOCKS } from "#rules/cart/checkout-blocks.ts";
import { RUSH_SERVICES } from "#rules/cart/rush-service.ts";
import { NOT_CHARGED_RULES, PRICE_RULES, STEP_KINDS } from "#rules/pricing/price-step.ts";
import { z } from "zod";
import * as wire from "../carts.ts";
import { CartPoints } from "./cart-points.ts";
import { BuildCode } from "./build-code.ts";
import { endpoint } from "./endpoint.ts";
import { IdVerifyResult } from "./id-verify-result.ts";
import { MonthlyOffer } from "./monthly-offer.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { RushChoice } from "./rush-choice.ts";
import { ShippingRate } from "./shipping-rate.ts";
import { typedLine } from "./typed-line.ts";
import { WarrantyChoice } from "./wire-product.ts";

export const Quantity = z.int("quantity is a whole number from 1 to 99").min(1).max(99);
/** Cart item ids are opaque to the browser; a foreign one looks exactly like an absent one. */
export const CartItemId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

export const CartItem = z.object({
  CartItemId,
  ShoppingCartID: z.string(),
  ModelID: z.int(),
  SkuID: z.int(),
  OptionID: z.int(),
  ItemDescription: z.string(),
  MainPicture: z.string(),
  Price: WireMoney,
  Quantity,
  AdditionalWarrantyID: z.int(),
  AdditionalWarrantyPrice: WireMoney,
  AdditionalShippingWarrantyID: z.int(),
  AdditionalShippingWarrantyPrice: WireMoney,
  OperatingSystemSkuID: z.int(),
  IsNotebook: z.boolean(),
  IsPreOrderDepositItem: z.boolean(),
  Leasable: z.boolean(),
  Recycle: WireMoney,
  ExtendWarranty: z.boolean(),
  CartReviewSubItems: z.array(
    z.object({ OptionID: z.int(), SkuID: z.int(), ItemImage: z.string(), Description: z.string() }),
  ),
  Weight: z.number().describe("Kilograms of one unit, packed"),
  Prebuild: z.boolean(),
  EstimatedShip: z
    .string()
    .describe("`Ships Mon, Nov 23`: when the line alone could leave the warehouse if it were ordered now"),
  Stock: z.int(),
  PictureVersion: z.string(),
  Link: z.string(),
  VariantTitle: z.string(),
  Block: z.enum(LINE_BLOCKS).nullable(),
  ForOrder: z.string(),
  Warranties: z.array(WarrantyChoice),
  RushService: z.enum(RUSH_SERVICES),
  RushPrice: WireMoney,
  RushChoices: z.array(RushChoice),
  RestLater: WireMoney,
  Build: z.string(),
  WithPc: z.object({ SkuID: z.int(), Price: WireMoney, Saving: WireMoney }).nullable(),
}) satisfies z.ZodType<wire.CartItem>;

export const ReceiptStep = z.object({
  kind: z.enum(STEP_KINDS),
  rule: z.enum(PRICE_RULES),
  label: z.string(),
  amount: WireMoney,
  lineId: z.string().nullable(),
  rate: z.number().nullable(),
  validFrom: z.string().nullable(),
  rounding: z.string().nullable(),
  why: z.string(),
  note: z.string().optional(),
  shares: z.array(z.object({ lineId: z.string(), amount: WireMoney })),
}) satisfies z.ZodType<wire.ReceiptStep>;

export const Totals = z.object({
  Total: WireMoney,
  ShippingFee: WireMoney,
  Tax: WireMoney,
  Recycling: WireMoney,
  Saving: WireMoney,
  KatapultShippingFee: WireMoney,
  GiftVoucher: WireMoney,
  ToPay: WireMoney,
  SubTotal: WireMoney,
  AfterDiscountSubTotal: WireMoney,
  DeliveryFee: WireMoney,
  Insurance: WireMoney,
  TaxKnown: z.boolean(),
  TaxRate: z.number().nullable(),
  Steps: z.array(ReceiptStep),
  NotCharged: z.array(z.object({ rule: z.enum(NOT_CHARGED_RULES), why: z.string() })),
}) satisfies z.ZodType<wire.Totals>;
export const CartTotals = Totals.extend({ Success: z.literal(true) }) satisfies z.ZodType<wire.CartTotals>;

export const CartGiftVoucher = z.object({
  Last4: z.string(),
  Balance: WireMoney,
  Used: WireMoney,
  Left: WireMoney,
}) satisfies z.ZodType<wire.CartGiftVoucher>;

export const CartView = z.object({
  Success: z.literal(true),
  ShoppingCartID: z.string(),
  Version: z.int(),
  Items: z.array(CartItem),
  CouponCode: z.string(),
  CouponMessage: z.string().nullable(),
  IDmeVerifyResult: IdVerifyResult.nullable(),
  TotalCount: z.int(),
  Points: CartPoints.nullable(),
  GiftVoucher: CartGiftVoucher.nullable(),
  Totals,
  ShippingRates: z.array(ShippingRate),
  PayMonthly: z.array(MonthlyOffer),
  Blocks: z.array(
    z.object({
      reason: z.enum(CHECKOUT_BLOCKS),
      message: z.string(),
      icon: z.enum(["warning", "error"]),
      cartItemIds: z.array(z.string()),
    }),
  ),
}) satisfies z.ZodType<wire.CartView>;

export const cartInit = endpoint(wire.cartInit, {
  summary: "The visitor's cart, priced now",
  named: "specification",
  reply: CartView,
});
export const addToCart = endpoint(wire.addToCart, {
  summary: "Add a SKU to the cart",
  named: "specification",
  body: z.strictObject({
    SkuID: WholeNumber.min(1),
    Quantity: Quantity.default(1),
    AdditionalWarrantyID: WholeNumber.default(0),
    IsCompleteYourPurchase: z.boolean().default(false),
    RushService: z.enum(RUSH_SERVICES).default("none"),
    Build: z.union([z.literal(""), BuildCode]).default(""),
  }),
  reply: CartView,
});
export const changeCartItemQty = endpoint(wire.changeCartItemQty, {
  summary: "Change a line's quantity",
  named: "specification",
  body: z.strictObject({ cartItemId: CartItemId, quantity: Quantity }),
  reply: CartView,
});
const ofOneLine = { body: z.strictObject({ cartItemId: CartItemId }), reply: CartView };
export const deleteCartItem = endpoint(wire.deleteCartItem, {
  summary: "Remove a line",
  named: "specification",
  ...ofOneLine,
});
export const changeSystemWarranty = endpoint(wire.changeSystemWarranty, {
  summary: "Choose a line's warranty",
  named: "specification",
  body: z.strictObject({ cartItemId: CartItemId, warrantyId: WholeNumber }),
  reply: CartView,
});
export const changeWarrantyBundle = endpoint(wire.changeWarrantyBundle, {
  summary: "Choose the warranties of several lines at once, all of them or none, before anything is paid",
  named: "specification",
  body: z.strictObject({
    Items: z
      .array(z.strictObject({ cartItemId: CartItemId, warrantyId: WholeNumber }))
      .min(1)
      .max(50),
  }),
  reply: CartView,
});
export const changeRushService = endpoint(wire.changeRushService, {
  summary: "Build a line's PC in its turn, before it, or later",
  named: "ours",
  body: z.strictObject({ cartItemId: CartItemId, rushService: z.enum(RUSH_SERVICES) }),
  reply: CartView,
});
export const changeRushServiceToDefer = endpoint(wire.changeRushServiceToDefer, {
  summary: "Let a line's PC wait, which costs nothing",
  named: "specification",
  ...ofOneLine,
});
export const removeSystemsExtendWarranty = endpoint(wire.removeSystemsExtendWarranty, {
  summary: "Take a longer warranty off a line",
  named: "specification",
  ...ofOneLine,
});
export const takeWithPcPrice = endpoint(wire.takeWithPcPrice, {
  summary: "Swap a line for the same thing at its price with a PC",
  named: "ours",
  ...ofOneLine,
});
export const addAdobeAddOn = endpoint(wire.addAdobeAddOn, {
  summary: "Put the shop's Adobe software card beside a PC or laptop",
  named: "specification",
  ...ofOneLine,
});
export const applyCoupon = endpoint(wire.applyCoupon, {
  summary: "Apply a coupon code, or clear it with an empty one",
  named: "specification",
  body: z.strictObject({ couponCode: typedLine(40) }),
  reply: CartView,
});

export const UsedPoint = WholeNumber.max(10_000_000);
export const applyPoints = endpoint(wire.applyPoints, {
  summary: "Spend points on the cart, or take them off with 0",
  named: "ours",
  body: z.strictObject({ UsedPoint }),
  reply: CartView,
});

const SomeSku = z.strictObject({ SkuID: WholeNumber.min(1), Quantity: Quantity.default(1) });
const MOST_SKUS = 50;

export const addRecommendToCart = endpoint(wire.addRecommendToCart, {
  summary: "Add a SKU that the cart suggests with a PC",
  named: "specification",
  body: SomeSku,
  reply: CartView,
});
export const setReviewItemsAndGetBundle = endpoint(wire.setReviewItemsAndGetBundle, {
  summary: "Set the quantities as they were reviewed, and see what goes with the cart's PC",
  named: "specification",
  body: z.strictObject({
    Items: z
      .array(z.strictObject({ CartItemId, Qty: Quantity }))
      .max(MOST_SKUS)
      .default([]),
  }),
  reply: z.object({
    Success: z.literal(true),
    Cart: CartView,
    Bundle: z.array(
      z.object({
        SkuID: z.int(),
        ItemDescription: z.string(),
        Price: WireMoney,
        PriceAlone: WireMoney.nullable(),
        Link: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
      }),
    ),
  }),
});
export const removeSku = endpoint(wire.removeSku, {
  summary: "Remove every line of a SKU",
  named: "specification",
  body: z.strictObject({ SkuID: WholeNumber.min(1) }),
  reply: CartView,
});
export const addSkusToCart = endpoint(wire.addSkusToCart, {
  summary: "Add several SKUs at once, all of them or none",
  named: "specification",
  query: z.strictObject({ store: z.string().max(40) }),
  body: z.strictObject({ Skus: z.array(SomeSku).min(1).max(MOST_SKUS) }),
  reply: CartView,
});
export const checkStock = endpoint(wire.checkStock, {
  summary: "Whether SKUs, or what is in the cart, could be ordered now",
  named: "specification",
  body: z.strictObject({ Items: z.array(SomeSku).max(MOST_SKUS).default([]) }),
  reply: z.object({
    Success: z.literal(true),
    IsAvailable: z.boolean(),
    Items: z.array(
      z.object({
        SkuID: z.int(),
        Quantity: z.int(),
        Stock: z.int(),
        IsAvailable: z.boolean(),
        EstimatedShip: z.string(),
      }),
    ),
  }),
});
export const availableCoupons = endpoint(wire.availableCoupons, {
  summary: "Coupons for everybody, and what each would save on this cart",
  named: "specification",
  reply: z.object({
    Success: z.literal(true),
    Coupons: z.array(
      z.object({
        CouponCode: z.string(),
        Applies: z.boolean(),
        Saving: WireMoney,
        FreesShipping: z.boolean(),
        Why: z.string().nullable(),
      }),
    ),
  }),
});

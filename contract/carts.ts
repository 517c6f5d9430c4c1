import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { WarrantyChoice } from "./warranty-choice.ts";
import { WireMoney } from "./wire-money.ts";
import { WholeNumber } from "./whole-number.ts";

export const Quantity = z.int("quantity is a whole number from 1 to 99").min(1).max(99);
/** Cart item ids are opaque to the browser; a foreign one looks exactly like an absent one. */
export const CartItemId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

/** Cart item of section 3, the specification's spelling. */
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
  Weight: z.number(),
  Prebuild: z.boolean(),
  EstimatedShip: z.string(),
  Stock: z.int(),
  /** Ours: the product's page, variant title, and whether the line blocks checkout (`out_of_stock`, `model_not_available`). */
  Link: z.string(),
  VariantTitle: z.string(),
  Block: z.string().nullable(),
  /** Ours: the warranties this line is offered, the included one first; empty for software. */
  Warranties: z.array(WarrantyChoice),
  /** Ours: the PC in this cart gives the same thing a lower price; null where it does not. */
  WithPc: z.object({ SkuID: z.int(), Price: WireMoney, Saving: WireMoney }).nullable(),
});
export type CartItem = z.infer<typeof CartItem>;

export const ReceiptStep = z.object({
  kind: z.string(),
  rule: z.string(),
  label: z.string(),
  amount: WireMoney,
  lineId: z.string().nullable(),
  rate: z.number().nullable(),
  validFrom: z.string().nullable(),
  rounding: z.string().nullable(),
  why: z.string(),
  /** What the amount leaves out; stands beside it, not behind it. */
  note: z.string().optional(),
  shares: z.array(z.object({ lineId: z.string(), amount: WireMoney })),
});
export type ReceiptStep = z.infer<typeof ReceiptStep>;

/** Totals of section 3 with the named steps that explain them. */
export const Totals = z.object({
  Total: WireMoney,
  ShippingFee: WireMoney,
  Tax: WireMoney,
  Recycling: WireMoney,
  Saving: WireMoney,
  KatapultShippingFee: WireMoney,
  SubTotal: WireMoney,
  AfterDiscountSubTotal: WireMoney,
  DeliveryFee: WireMoney,
  Insurance: WireMoney,
  /** False until the destination is known; then tax and shipping are in the total. */
  TaxKnown: z.boolean(),
  TaxRate: z.number().nullable(),
  Steps: z.array(ReceiptStep),
  NotCharged: z.array(z.object({ rule: z.string(), why: z.string() })),
});
export type Totals = z.infer<typeof Totals>;

/** The server's view of a cart; every answer of a cart call that changed something carries it. */
export const CartView = z.object({
  Success: z.literal(true),
  ShoppingCartID: z.string(),
  /** Grows by one with every change; a checkout is bound to it. */
  Version: z.int(),
  Items: z.array(CartItem),
  CouponCode: z.string(),
  CouponMessage: z.string().nullable(),
  TotalCount: z.int(),
  Totals,
  /** Why checkout is closed, empty when it is open: name and the exact message. */
  Blocks: z.array(
    z.object({
      reason: z.string(),
      message: z.string(),
      icon: z.enum(["warning", "error"]),
      cartItemIds: z.array(z.string()),
    }),
  ),
});
export type CartView = z.infer<typeof CartView>;

export const cartInit = endpoint({
  method: "GET",
  path: "/api/carts/cart-init",
  summary: "The visitor's cart, priced now",
  named: "specification",
  reply: CartView,
});
export const addToCart = endpoint({
  method: "POST",
  path: "/api/carts/addToCart",
  summary: "Add a SKU to the cart",
  named: "specification",
  body: z.strictObject({
    SkuID: WholeNumber.min(1),
    Quantity: Quantity.default(1),
    AdditionalWarrantyID: WholeNumber.default(0),
    IsCompleteYourPurchase: z.boolean().default(false),
  }),
  reply: CartView,
});
export const changeCartItemQty = endpoint({
  method: "POST",
  path: "/api/carts/changeCartItemQty",
  summary: "Change a line's quantity",
  named: "specification",
  body: z.strictObject({ cartItemId: CartItemId, quantity: Quantity }),
  reply: CartView,
});
export const deleteCartItem = endpoint({
  method: "POST",
  path: "/api/carts/deleteCartItem",
  summary: "Remove a line",
  named: "specification",
  body: z.strictObject({ cartItemId: CartItemId }),
  reply: CartView,
});
export const changeSystemWarranty = endpoint({
  method: "POST",
  path: "/api/carts/changesystemwarranty",
  summary: "Choose a line's warranty",
  named: "specification",
  body: z.strictObject({ cartItemId: CartItemId, warrantyId: WholeNumber }),
  reply: CartView,
});
export const takeWithPcPrice = endpoint({
  method: "POST",
  path: "/api/carts/with-pc-price",
  summary: "Swap a line for the same thing at its price with a PC",
  named: "ours",
  body: z.strictObject({ cartItemId: CartItemId }),
  reply: CartView,
});
export const applyCoupon = endpoint({
  method: "POST",
  path: "/api/carts/coupon",
  summary: "Apply a coupon code, or clear it with an empty one",
  named: "specification",
  body: z.strictObject({ couponCode: z.string().trim().max(40) }),
  reply: CartView,
});

import type { CartReviewSubItem, CartStateItem, IdVerificationResult, ShippingRate } from "#rules/cart/cart-state.ts";
import type { CheckoutBlock, LineBlock } from "#rules/cart/checkout-blocks.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import type { NotChargedRule, PriceRule, StepKind } from "#rules/pricing/price-step.ts";
import { call } from "./call.ts";
import type { MonthlyOffer } from "./monthly-offer.ts";
import type { TotalBreakdown } from "./total-breakdown.ts";
import type { WarrantyChoice } from "./wire-product.ts";

/** A line of the cart as the server answers it: the specification's cart item, and what our pages show beside it. */
export interface CartItem extends CartStateItem {
  CartReviewSubItems: CartReviewSubItem[];
  /** Ours: the picture's version, for its address; empty for a picture that is gone. */
  PictureVersion: string;
  /** Ours: the product's page, variant title, and whether the line blocks checkout. */
  Link: string;
  VariantTitle: string;
  Block: LineBlock | null;
  /** Ours: a longer warranty for what was bought before (`ExtendWarranty`) names that order here; empty for every other line. */
  ForOrder: string;
  /** Ours: the warranties this line is offered, the included one first; empty for software. */
  Warranties: WarrantyChoice[];
  /** Ours: whether this PC is built in its turn, before it, or later (`DEFER`, S518), and what that adds to one unit. */
  RushService: RushService;
  RushPrice: WireMoney;
  /** Ours: what the line may choose from, the usual first; empty for what is no system. */
  RushChoices: RushChoice[];
  /** Ours: what one unit of a pre-order costs besides its deposit, before the tax on it; 0 for everything else. */
  RestLater: WireMoney;
  /** Ours: code of the parts that were chosen for it; empty for what is sold as it stands. */
  Build: string;
  /** Ours: the PC in this cart gives the same thing a lower price; null where it does not. */
  WithPc: { SkuID: number; Price: WireMoney; Saving: WireMoney } | null;
}

export interface RushChoice {
  rushService: RushService;
  /** Of one unit. */
  price: WireMoney;
  /** `Ships Mon, Nov 23`: when the line alone could leave if it were ordered now. */
  ships: string;
  /** The same of everything that is bought with it, where that leaves later: an order leaves together. */
  orderShips: string | null;
}

/** A step in words: what it is, why it is that much, how it was rounded (null for exact sums). */
export interface ReceiptStep {
  kind: StepKind;
  rule: PriceRule;
  label: string;
  amount: WireMoney;
  lineId: string | null;
  rate: number | null;
  validFrom: string | null;
  rounding: string | null;
  why: string;
  /** What the amount leaves out; stands beside it, not behind it. */
  note?: string | undefined;
  shares: { lineId: string; amount: WireMoney }[];
}

/** Totals of section 3 with the named steps that explain them. */
export interface Totals extends TotalBreakdown {
  KatapultShippingFee: WireMoney;
  /** What a gift voucher pays of the total, and what is left to pay otherwise; a voucher is money, and changes no step. */
  GiftVoucher: WireMoney;
  ToPay: WireMoney;
  AfterDiscountSubTotal: WireMoney;
  /** False until the destination is known; then tax and shipping are in the total. */
  TaxKnown: boolean;
  TaxRate: number | null;
  Steps: ReceiptStep[];
  NotCharged: { rule: NotChargedRule; why: string }[];
}

/** Totals as the answer of a cart call, which has its flag (S467). */
export interface CartTotals extends Totals {
  Success: true;
}

/** Points on a cart (S185): whole steps of them pay for merchandise. */
export interface CartPoints {
  /** What could be spent, this cart's own unpaid order aside. */
  Balance: number;
  /** What is spent on the cart as it is now, and what it takes off. */
  Used: number;
  Saving: WireMoney;
  /** The most that this cart can take, and what that would take off. */
  Most: number;
  MostSaving: WireMoney;
  Step: number;
}

/** A gift voucher on a cart: its last four signs, what is on it, what this cart takes of it and what stays. */
export interface CartGiftVoucher {
  Last4: string;
  Balance: WireMoney;
  Used: WireMoney;
  Left: WireMoney;
}

/** Who was verified for a cart, and what it takes off. */
export interface IdVerified extends IdVerificationResult {
  IDmeDiscountCartitems: string[];
}

/** The server's view of a cart; every answer of a cart call that changed something carries it. */
export interface CartView {
  Success: true;
  ShoppingCartID: string;
  /** Grows by one with every change; a checkout is bound to it. */
  Version: number;
  Items: CartItem[];
  CouponCode: string;
  CouponMessage: string | null;
  /** Null where nobody was verified for this cart, or its group gets nothing any more (S174–S180). */
  IDmeVerifyResult: IdVerified | null;
  TotalCount: number;
  /** Ours: what its member may spend on it; null for a guest. */
  Points: CartPoints | null;
  /** Ours: null where there is none. */
  GiftVoucher: CartGiftVoucher | null;
  Totals: Totals;
  /** Ours: what the chosen way of shipping asks by piece or weight; empty where it asks nothing, or none is chosen. */
  ShippingRates: ShippingRate[];
  /** Ours: how what is left to pay could be paid monthly. */
  PayMonthly: MonthlyOffer[];
  /** Why checkout is closed, empty when it is open: name and the exact message. */
  Blocks: { reason: CheckoutBlock; message: string; icon: "warning" | "error"; cartItemIds: string[] }[];
}

export const cartInit = call<{ reply: CartView }>("GET", "/api/carts/cart-init");
export const addToCart = call<{
  body: {
    SkuID: number;
    Quantity: number;
    AdditionalWarrantyID: number;
    IsCompleteYourPurchase: boolean;
    /** Ours: a line that is put back keeps what was chosen for it. */
    RushService: RushService;
    /** Ours: code of the parts that were chosen for a PC; empty for a PC as it stands. */
    Build: string;
  };
  reply: CartView;
}>("POST", "/api/carts/addToCart");
export const changeCartItemQty = call<{ body: { cartItemId: string; quantity: number }; reply: CartView }>(
  "POST",
  "/api/carts/changeCartItemQty",
);
export const deleteCartItem = call<{ body: { cartItemId: string }; reply: CartView }>(
  "POST",
  "/api/carts/deleteCartItem",
);
export const changeSystemWarranty = call<{ body: { cartItemId: string; warrantyId: number }; reply: CartView }>(
  "POST",
  "/api/carts/changesystemwarranty",
);
/**
 * The warranties of several lines at once, all of them or none, while nothing is paid: of a PC's line, or of a longer
 * warranty for what was bought before.
 */
export const changeWarrantyBundle = call<{
  body: { Items: { cartItemId: string; warrantyId: number }[] };
  reply: CartView;
}>("POST", "/api/proxy/Services/AddExtendChangePaymentsBundle");
/** Back to the included warranty of a line. */
export const removeSystemsExtendWarranty = call<{ body: { cartItemId: string }; reply: CartView }>(
  "POST",
  "/api/proxy/Services/RemoveSystemsExteWarranty",
);
/** When a PC's turn comes: as usual, before it for a price (option 30), or later for nothing. */
export const changeRushService = call<{ body: { cartItemId: string; rushService: RushService }; reply: CartView }>(
  "POST",
  "/api/carts/changerushservice",
);
/** The way back from rush: the line waits, and pays nothing for it (S403). */
export const changeRushServiceToDefer = call<{ body: { cartItemId: string }; reply: CartView }>(
  "POST",
  "/api/proxy/Services/changeRushServiceToDeferByCartItemID",
);
/** Swaps a line for the same thing at its price with a PC. */
export const takeWithPcPrice = call<{ body: { cartItemId: string }; reply: CartView }>(
  "POST",
  "/api/carts/with-pc-price",
);
/** One Adobe software card for a PC or laptop of the cart, at most one for each (S397). */
export const addAdobeAddOn = call<{ body: { cartItemId: string }; reply: CartView }>(
  "POST",
  "/api/carts/addAdobeAddOn",
);
/** An empty code takes the coupon off. */
export const applyCoupon = call<{ body: { couponCode: string }; reply: CartView }>("POST", "/api/carts/coupon");

/** Spends points on the cart, as many whole steps as it can take; 0 takes them off. */
export const applyPoints = call<{ body: { UsedPoint: number }; reply: CartView }>("POST", "/api/carts/points");

/** What the cart suggests: sold with a PC in the same cart. */
export const addRecommendToCart = call<{ body: { SkuID: number; Quantity: number }; reply: CartView }>(
  "POST",
  "/api/carts/addrecommendtocart",
);
/** What the PC in the cart makes cheaper, or can be had with it alone. */
export interface BundleOffer {
  SkuID: number;
  ItemDescription: string;
  /** Of one, with the PC; and alone, null for what is not sold alone. */
  Price: WireMoney;
  PriceAlone: WireMoney | null;
  Link: string;
  MainPicture: string;
  PictureVersion: string;
}
/** The quantities as they were reviewed, all of them or none, and what goes with the PC that is left in the cart. */
export const setReviewItemsAndGetBundle = call<{
  body: { Items: { CartItemId: string; Qty: number }[] };
  reply: { Success: true; Cart: CartView; Bundle: BundleOffer[] };
}>("POST", "/api/carts/set-cart-revie-items-and-get-bundle");
/** Every line of a SKU goes, whatever was chosen for it. */
export const removeSku = call<{ body: { SkuID: number }; reply: CartView }>("POST", "/api/carts/removesku");
/** All of them or none. `store` is the store's name, in any case. */
export const addSkusToCart = call<{
  query: { store: string };
  body: { Skus: { SkuID: number; Quantity: number }[] };
  reply: CartView;
}>("POST", "/api/proxy/Services/:store/AddSkusToCart");

export interface CheckedStock {
  SkuID: number;
  Quantity: number;
  /** As the cart item has it (A14). */
  Stock: number;
  /** Whether so many could be ordered now, with everything else that is asked for of this SKU. */
  IsAvailable: boolean;
  /** When one alone could leave the warehouse if it were ordered now; empty where it cannot be. */
  EstimatedShip: string;
}
/** Without items it is the cart that is checked. */
export const checkStock = call<{
  body: { Items: { SkuID: number; Quantity: number }[] };
  reply: { Success: true; IsAvailable: boolean; Items: CheckedStock[] };
}>("POST", "/api/carts/checkStock");

/** Coupons that the shop shows to everybody, with what each would save on this cart as it is. */
export const availableCoupons = call<{
  reply: {
    Success: true;
    Coupons: { CouponCode: string; Applies: boolean; Saving: WireMoney; FreesShipping: boolean; Why: string | null }[];
  };
}>("GET", "/api/proxy/Services/Carts/AvailableCoupons");

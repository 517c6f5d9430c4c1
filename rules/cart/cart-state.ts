import type { PaymentType } from "../payment/payment-types.ts";
import type { WireMoney } from "../money/wire-money.ts";

/** Marks the shape below in browser storage. Another marker there means another shape: start again (S289). */
export const CART_STATE_VERSION = 20230709;

/** A cart item in the specification's words (S146–S167). Its `Price` and fees are shown, never charged: the server prices. */
export interface CartStateItem {
  CartItemId: string;
  ShoppingCartID: string;
  /** Above 0 a PC or laptop; otherwise gear or a part. */
  ModelID: number;
  SkuID: number;
  OptionID: number;
  ItemDescription: string;
  MainPicture: string;
  Price: WireMoney;
  Quantity: number;
  AdditionalWarrantyID: number;
  AdditionalWarrantyPrice: WireMoney;
  AdditionalShippingWarrantyID: number;
  AdditionalShippingWarrantyPrice: WireMoney;
  OperatingSystemSkuID: number;
  IsNotebook: boolean;
  IsPreOrderDepositItem: boolean;
  Leasable: boolean;
  /** Recycling fee of one unit. */
  Recycle: WireMoney;
  ExtendWarranty: boolean;
  CartReviewSubItems: readonly CartReviewSubItem[];
  /** Kilograms of one unit, packed. */
  Weight: number;
  Prebuild: boolean;
  /** When the line alone could leave the warehouse if it were ordered now, in words: `Ships Mon, Nov 23`. */
  EstimatedShip: string;
  Stock: number;
}

export interface CartReviewSubItem {
  OptionID: number;
  SkuID: number;
  ItemImage: string;
  Description: string;
}

/** Answer of the identity check (S175–S181), the specification's spelling. */
export interface IdVerificationResult {
  UserId: string;
  GroupName: string;
  Verified: boolean;
  DiscountPercetage: number;
  AvailableApply: boolean;
  /** Cart item ids that carry the discount. */
  IDmeDiscountCartitems: readonly string[];
  /** Above zero. */
  IDmeTotalDiscount: WireMoney;
}

/** What the chosen way to ship asks for one system of a kind, or for all gear together of a weight, both ends included. */
export type ShippingRate =
  | { of: "desktop" | "laptop"; fee: WireMoney }
  | { of: "gear"; fromGrams: number; toGrams: number; fee: WireMoney };

/** The browser's cart, every field in the specification's words (S114–S145); the last four are ours. */
export interface CartState {
  cartItems: Readonly<Record<string, CartStateItem>>;
  /** Cart item ids that carry the coupon's discount. */
  couponItems: readonly string[];
  couponCode: string;
  /** Discounts here are above zero: they are shown with a minus. */
  couponDiscount: WireMoney;
  rewardPoints: number;
  rewardPointsDisount: WireMoney;
  tax: WireMoney;
  /** A fraction: 0.08875 is 8.875 %. */
  taxRate: number;
  shippingFee: WireMoney;
  recycleFee: WireMoney;
  deliveryFee: WireMoney;
  subTotal: WireMoney;
  afterDiscountSubTotal: WireMoney;
  totalDiscount: WireMoney;
  finalAmount: WireMoney;
  totalCount: number;
  cartStep: 0 | 1 | 2 | 3;
  paymentType: PaymentType | "";
  salesName: string;
  referralCode: string;
  request: string;
  custOrderID: string;
  isWentToStep3: boolean;
  isUSA: boolean;
  isMilitaryState: boolean;
  isStateIsAKOrHI: boolean;
  isPOBOXAddress: boolean;
  errorCount: number;
  cartReviewItems: readonly CartReviewSubItem[];
  preOrderDepositItemsAmout: WireMoney;
  preOrderDepositTotalCount: number;
  backendShippingFee: WireMoney;
  backendRecycling: WireMoney;
  backendTax: WireMoney;
  backendTotalDiscount: WireMoney;
  backendFinalAmount: WireMoney;
  /** An answered 0.00 is a total like any other (A22). */
  isBackendAnswered: boolean;
  /** By which the shipping fee is computed until the server has answered (S286). */
  shippingRates: readonly ShippingRate[];
  idVerification: IdVerificationResult | null;
  /** Decides which of coupon and ID verification comes back on load (A24). */
  lastDiscountApplied: "coupon" | "id_verification" | "";
}

export const DEFAULT_CART_STATE: CartState = {
  cartItems: {},
  couponItems: [],
  couponCode: "",
  couponDiscount: 0,
  rewardPoints: 0,
  rewardPointsDisount: 0,
  tax: 0,
  taxRate: 0,
  shippingFee: 0,
  recycleFee: 0,
  deliveryFee: 0,
  subTotal: 0,
  afterDiscountSubTotal: 0,
  totalDiscount: 0,
  finalAmount: 0,
  totalCount: 0,
  cartStep: 0,
  paymentType: "",
  salesName: "",
  referralCode: "",
  request: "",
  custOrderID: "",
  isWentToStep3: false,
  isUSA: true,
  isMilitaryState: false,
  isStateIsAKOrHI: false,
  isPOBOXAddress: false,
  errorCount: 0,
  cartReviewItems: [],
  preOrderDepositItemsAmout: 0,
  preOrderDepositTotalCount: 0,
  backendShippingFee: 0,
  backendRecycling: 0,
  backendTax: 0,
  backendTotalDiscount: 0,
  backendFinalAmount: 0,
  isBackendAnswered: false,
  shippingRates: [],
  idVerification: null,
  lastDiscountApplied: "",
};

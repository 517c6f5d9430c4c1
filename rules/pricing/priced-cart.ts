import type { Cents } from "../money/cents.ts";
import type { ShippingMethodId } from "./cart-to-price.ts";

/** One line of the receipt: an amount and why it is that amount. The steps of a cart sum to its total. */
export interface PriceStep {
  kind:
    | "line"
    | "warranty"
    | "coupon"
    | "id_discount"
    | "points"
    | "shipping"
    | "insurance"
    | "recycling"
    | "tax"
    | "delivery_fee";
  /** Stable name of the rule, e.g. `colorado-delivery-fee`; the same word in mail, screen and API. */
  rule: string;
  /** What a person reads on the receipt. */
  label: string;
  /** Signed: a discount is negative. */
  amount: Cents;
  /** Line the step belongs to, null for the whole order. */
  lineId: string | null;
  /** Rate in parts per million where one applies. */
  ratePpm: number | null;
  /** Day the dated row began, `YYYY-MM-DD`, where one applies. */
  validFrom: string | null;
  /** How it was rounded, e.g. `$2,649.00 × 8.875% = $235.09875, rounded to $235.10`; null for exact sums. */
  rounding: string | null;
  /** One sentence for the shopper: rate and what it was taken of. */
  why: string;
  /** A tax of the state alone: its cities and counties have more, which the table does not know. */
  leavesOutLocalTax?: true;
  /** Shares when an amount was split over lines; sums to `amount`. */
  shares: readonly { lineId: string; amount: Cents }[];
}

export interface PricedLine {
  lineId: string;
  /** Unit price with everything chosen on the line. */
  unitPrice: Cents;
  quantity: number;
  /** Unit price × quantity, before discounts. */
  amount: Cents;
  /** Zero or negative. */
  discount: Cents;
  tax: Cents;
}

/** A charge that could have been there and is not: the receipt's "Not on this bill". */
export interface NotCharged {
  rule: string;
  why: string;
}

export interface ShippingOption {
  methodId: ShippingMethodId;
  name: string;
  fee: Cents;
  /** `YYYY-MM-DD`. */
  shipsOn: string;
  arrivesFrom: string;
  arrivesUntil: string;
  why: string;
}

/** A way to ship as this cart pays it: a code may have freed it. */
export interface PricedShippingOption extends ShippingOption {
  /** The fee without a code. */
  listFee: Cents;
}

export interface PricedCart {
  steps: readonly PriceStep[];
  notCharged: readonly NotCharged[];
  lines: readonly PricedLine[];
  /** Lines with warranties and services, before discounts. */
  subtotal: Cents;
  /** All zero or negative. */
  couponDiscount: Cents;
  idDiscount: Cents;
  pointsDiscount: Cents;
  totalDiscount: Cents;
  afterDiscountSubtotal: Cents;
  pointsUsed: number;
  pointsEarned: number;
  shippingFee: Cents;
  insurance: Cents;
  recyclingFee: Cents;
  deliveryFee: Cents;
  /** Null: not known before the destination is. */
  tax: Cents | null;
  taxRatePpm: number | null;
  total: Cents;
  /** Every method this cart may ship by to this destination, cheapest first; empty before the destination is known. */
  shippingOptions: readonly PricedShippingOption[];
  shippingMethodId: ShippingMethodId | null;
  couponOutcome: { applied: boolean; reason: string | null };
  /** Version of the configuration that priced this cart. */
  configVersion: string;
}

/** Why a cart may not go on to checkout, each with its exact message in `rules/cart/checkout-blocks.ts`. */
export type CheckoutBlock = "cart_empty" | "laptop_limit" | "gear_needs_pc" | "model_not_available" | "out_of_stock";

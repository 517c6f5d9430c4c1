import type { CouponReason } from "../discounts/coupon-reasons.ts";
import type { Cents } from "../money/cents.ts";
import type { ShippingOption } from "../shipping/shipping-options.ts";
import type { Refusal } from "../refusal.ts";
import type { ShippingMethodId } from "../shipping/shipping-config.ts";
import type { TaxBy } from "../tax/asked-tax.ts";
import type { NotCharged, PriceStep } from "./price-step.ts";

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

/** A way to ship as this cart pays it: a code may have freed it. */
export interface PricedShippingOption extends ShippingOption {
  /** The fee without a code. */
  listFee: Cents;
}

/** What an order keeps of its price: rules and facts, so that it can be shown in any language, any year. */
export interface Bill {
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
  /** What shipping costs when the order is leased, however this one is paid; absent where that is the same. */
  leasedShippingFee?: Cents;
  insurance: Cents;
  recyclingFee: Cents;
  deliveryFee: Cents;
  /** Null: not known before the destination is. */
  tax: Cents | null;
  taxRatePpm: number | null;
  /** Whose answer the tax is; absent where the state table served. */
  taxBy?: TaxBy;
  total: Cents;
  shippingMethodId: ShippingMethodId | null;
  /** Version of the configuration that priced this cart. */
  configVersion: string;
}

export interface PricedCart extends Bill {
  /** Every method this cart may ship by to this destination, cheapest first; empty before the destination is known. */
  shippingOptions: readonly PricedShippingOption[];
  couponOutcome: { applied: boolean; refusal: Refusal<CouponReason> | null };
}

/** The bill alone: what else could have been chosen is no part of it. */
export function billOf({ shippingOptions: _options, couponOutcome: _outcome, ...bill }: PricedCart): Bill {
  return bill;
}

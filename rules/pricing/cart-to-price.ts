import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { Coupon } from "../discounts/apply-coupon.ts";
import type { IdVerification } from "../discounts/id-discount.ts";
import type { Cents } from "../money/cents.ts";
import type { PaymentType } from "../payment/payment-types.ts";
import type { ShippingMethodId } from "../shipping/shipping-config.ts";
import type { AskedTax } from "../tax/asked-tax.ts";

export interface CartToPrice {
  lines: readonly LineToPrice[];
  destination: Destination | null;
  shippingMethodId: ShippingMethodId | null;
  paymentType: PaymentType | null;
  coupon: Coupon | null;
  idVerification: IdVerification | null;
  /** Points the shopper asks to spend and the balance they are taken from. */
  points: { asked: number; balance: number };
  insurancePremium: Cents;
  taxExemption: { certificate: string; state: string } | null;
  /** What a tax provider answered for it; absent where nobody was asked, and the table serves. */
  askedTax?: AskedTax;
  /** The instant of pricing, ISO 8601 with `Z`: dated tables, coupons and holidays are read at it. */
  pricedAt: string;
  testMode: boolean;
}

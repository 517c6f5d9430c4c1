import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Cents } from "#rules/money/cents.ts";

/** What wallets and lenders ask to be told of an order. Lines, discounts, fees, shipping and tax add up to `total`. */
export interface OrderToCharge {
  shippingAddress: ShippingAddress;
  billingAddress: BillingAddress;
  lines: readonly LineToCharge[];
  /** Above zero: what coupons, points and other discounts take off the lines. */
  discount: Cents;
  /** Fees of states: recycling, delivery. */
  fees: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
  /** Above zero: what a gift voucher pays of the total, which nobody is charged for. */
  paidByVoucher: Cents;
}

export interface LineToCharge {
  skuId: number;
  name: string;
  quantity: number;
  /** Before any discount. */
  unitPrice: Cents;
  /** Whether a lessor may own it. */
  isLeasable: boolean;
}

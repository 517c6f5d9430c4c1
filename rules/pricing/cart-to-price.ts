import type { Cents } from "../money/cents.ts";

export type Country = "USA" | "CANADA" | "OTHER";
export const PAYMENT_TYPES = [
  "CreditCard",
  "AFFIRM",
  "PAYPAL",
  "AMAZONV2",
  "ApplePay",
  "GooglePay",
  "Katapult",
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type ShippingMethodId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 13;

/** One line of a cart with the catalogue's own facts. Nothing here comes from the browser but the quantity and the choices. */
export interface LineToPrice {
  /** Cart item id: unique in the cart, stable across changes. */
  lineId: string;
  /** Above 0 for a PC or laptop, 0 for gear and parts (S148). */
  modelId: number;
  skuId: number;
  /** Component option id of a part (S250–S270), 0 otherwise. */
  optionId: number;
  /** Gear category id of a gear item (S48–S55), null otherwise. */
  gearCategoryId: number | null;
  kind: "desktop" | "laptop" | "gear" | "part";
  description: string;
  /** Catalogue price of one unit, base configuration included. */
  unitPrice: Cents;
  quantity: number;
  /** Price of the chosen warranty for one unit; 0 when included or not chosen. */
  warrantyPrice: Cents;
  shippingWarrantyPrice: Cents;
  extendedWarrantyPrice: Cents;
  /** Operating system chosen for a PC: its group (117 home, 169 pro) or null. */
  operatingSystemGroup: 117 | 169 | null;
  /** Group that the unit price already includes. */
  includedOperatingSystemGroup: 117 | 169 | null;
  rushService: "none" | "rush" | "DEFER";
  rushPrice: Cents;
  isPreOrderDeposit: boolean;
  /** Day that a pre-ordered unit leaves, `YYYY-MM-DD`; null when nothing is pre-ordered or no day is known. */
  preOrderShipsOn: string | null;
  leasable: boolean;
  /** Recycling fee of one unit where the destination's law asks for it. */
  recycleFee: Cents;
  weightGrams: number;
  /** Came from Complete Your Purchase or is flagged as sold with a PC only. */
  requiresPc: boolean;
  readyMade: boolean;
  /** The line is a free item or part of a bundle given with another line. */
  freeWithLineId: string | null;
}

/** Where the order goes; null while the shopper has not said. */
export interface Destination {
  country: Country;
  /** Two-letter state or province, upper case. */
  state: string;
  /** Digits only for the USA, `A1A 1A1` for Canada. */
  postalCode: string;
  city: string;
  isPoBox: boolean;
}

export interface Coupon {
  code: string;
  kind: "amount" | "percent" | "free_shipping";
  /** Cents for `amount`, parts per million for `percent`, 0 for `free_shipping`. */
  value: number;
  minimumSubtotal: Cents;
  startsAt: string;
  endsAt: string | null;
  usesLeft: number | null;
  usesLeftForCustomer: number | null;
  /** Empty lists mean everything. */
  onlySkuIds: readonly number[];
  onlyKinds: readonly LineToPrice["kind"][];
  exceptSkuIds: readonly number[];
}

export interface IdVerification {
  userId: string;
  groupName: string;
  verified: boolean;
  /** Parts per million: 5 % is 50000. */
  discountPpm: number;
}

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
  /** The instant of pricing, ISO 8601 with `Z`: dated tables, coupons and holidays are read at it. */
  pricedAt: string;
  testMode: boolean;
}

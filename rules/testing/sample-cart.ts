import { storeConfig } from "../../store.config.ts";
import type { StoreConfig } from "../config/store-config.ts";
import { NO_CENTS, cents, type Cents } from "../money/cents.ts";
import { defaultShippingConfig } from "../shipping/default-shipping-config.ts";
import type { CartToPrice } from "../pricing/cart-to-price.ts";
import type { Coupon } from "../discounts/apply-coupon.ts";
import type { Destination } from "../address/destination.ts";
import type { IdVerification } from "../discounts/id-discount.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { priceCart } from "../pricing/price-cart.ts";
import type { PricedCart } from "../pricing/priced-cart.ts";

/** Dollars with up to two decimals, for examples: 19.99. */
export const usd = (dollars: number): Cents => cents(Math.round(dollars * 100));

export const samplePc: LineToPrice = {
  lineId: "pc",
  modelId: 700,
  skuId: 1700,
  optionId: 0,
  gearCategoryId: null,
  kind: "desktop",
  description: "Forge 90",
  unitPrice: usd(1999),
  quantity: 1,
  warrantyPrice: NO_CENTS,
  shippingWarrantyPrice: NO_CENTS,
  extendedWarrantyPrice: NO_CENTS,
  operatingSystemGroup: null,
  includedOperatingSystemGroup: null,
  rushService: "none",
  rushPrice: NO_CENTS,
  isPreOrderDeposit: false,
  preOrderShipsOn: null,
  leasable: true,
  recycleFee: NO_CENTS,
  weightGrams: 18_000,
  requiresPc: false,
  readyMade: false,
  freeWithLineId: null,
};
export const sampleLaptop: LineToPrice = {
  ...samplePc,
  lineId: "laptop",
  modelId: 800,
  skuId: 1800,
  kind: "laptop",
  description: "Anvil 16",
  unitPrice: usd(1499),
  weightGrams: 2600,
};
export const sampleMouse: LineToPrice = {
  ...samplePc,
  lineId: "mouse",
  modelId: 0,
  skuId: 2700,
  kind: "gear",
  gearCategoryId: 161,
  description: "Pinion mouse",
  unitPrice: usd(49.99),
  weightGrams: 400,
  leasable: false,
};
export const sampleMonitor: LineToPrice = {
  ...sampleMouse,
  lineId: "monitor",
  skuId: 2400,
  gearCategoryId: 113,
  description: "Vista 27 monitor",
  unitPrice: usd(399),
  recycleFee: usd(5),
  weightGrams: 6000,
};
export const sampleDeposit: LineToPrice = {
  ...samplePc,
  lineId: "deposit",
  skuId: 1900,
  description: "Forge 100",
  unitPrice: usd(100),
  isPreOrderDeposit: true,
};

export const toState = (state: string, country: Destination["country"] = "USA"): Destination => ({
  country,
  state,
  postalCode: "",
  city: "",
  isPoBox: false,
});

export const sampleCoupon: Coupon = {
  code: "FALL",
  kind: "amount",
  value: 5000,
  minimumSubtotal: NO_CENTS,
  startsAt: "2026-01-01T00:00:00Z",
  endsAt: null,
  usesLeft: null,
  usesLeftForCustomer: null,
  onlySkuIds: [],
  onlyKinds: [],
  exceptSkuIds: [],
};
export const sampleVerification: IdVerification = {
  userId: "u-1",
  groupName: "Military",
  verified: true,
  discountPpm: 50_000,
};

/** A Saturday in November 2026, 10:37 at the warehouse. */
export const SAMPLE_INSTANT = "2026-11-21T18:37:00Z";

export function cartOf(lines: readonly LineToPrice[], change: Partial<CartToPrice> = {}): CartToPrice {
  return {
    lines,
    destination: null,
    shippingMethodId: null,
    paymentType: "CreditCard",
    coupon: null,
    idVerification: null,
    points: { asked: 0, balance: 0 },
    insurancePremium: NO_CENTS,
    taxExemption: null,
    pricedAt: SAMPLE_INSTANT,
    testMode: false,
    ...change,
  };
}

/** The shop's dated tables with the settings an owner turns most often held still. */
export const sampleConfig: StoreConfig = {
  ...storeConfig,
  version: "sample",
  operatingSystemPrices: { 117: usd(109), 169: usd(169) },
  points: { earnedPerDollar: 1, dollarPpmPerPoint: 10_000, spentInStepsOf: 500, expireAfterDays: 365 },
  shipping: defaultShippingConfig,
};

/** The priced cart; throws when the rules refuse it. */
export function priced(cart: CartToPrice, config: StoreConfig = sampleConfig): PricedCart {
  const result = priceCart(cart, config);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

import { storeConfig } from "#config";
import { cents } from "#rules/money/cents.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";

const line = (index: number): LineToPrice => ({
  lineId: `line-${index}`,
  modelId: index === 0 ? 1 : 0,
  skuId: 1000 + index,
  optionId: 0,
  gearCategoryId: index === 0 ? null : 161,
  kind: index === 0 ? "desktop" : "gear",
  description: `Item ${index}`,
  unitPrice: cents(1999 + index * 731),
  quantity: 1 + (index % 3),
  warrantyPrice: cents(0),
  shippingWarrantyPrice: cents(0),
  extendedWarrantyPrice: cents(0),
  operatingSystemGroup: null,
  includedOperatingSystemGroup: null,
  rushService: "none",
  rushPrice: cents(0),
  isPreOrderDeposit: false,
  preOrderShipsOn: null,
  leasable: false,
  recycleFee: cents(0),
  weightGrams: 900,
  requiresPc: false,
  readyMade: false,
  freeWithLineId: null,
});

const CART: CartToPrice = {
  lines: Array.from({ length: 20 }, (_, index) => line(index)),
  destination: { country: "USA", state: "CO", postalCode: "80202", city: "Denver", isPoBox: false },
  shippingMethodId: 7,
  paymentType: "CreditCard",
  coupon: {
    code: "TEN",
    kind: "percent",
    value: 100_000,
    minimumSubtotal: cents(0),
    startsAt: "2026-01-01T00:00:00Z",
    endsAt: null,
    usesLeft: null,
    usesLeftForCustomer: null,
    onlySkuIds: [],
    onlyKinds: [],
    exceptSkuIds: [],
  },
  idVerification: null,
  points: { asked: 0, balance: 0 },
  insurancePremium: cents(0),
  taxExemption: null,
  pricedAt: "2026-11-21T15:00:00Z",
  testMode: false,
};

/** Microseconds of CPU that pricing a cart of 20 lines takes, after warming up. */
export function measurePriceCart(): number {
  const rounds = 5000;
  for (let round = 0; round < rounds; round += 1) priceCart(CART, storeConfig);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) priceCart(CART, storeConfig);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}

import { NO_CENTS, cents } from "../money/cents.ts";
import type { CartToPrice, Destination, LineToPrice } from "../pricing/cart-to-price.ts";
import type { CartStateItem } from "./cart-state.ts";

/** A PC built to order, 2,000.00, 18 kg. Tests vary it. */
export const samplePc: LineToPrice = {
  lineId: "pc",
  modelId: 700,
  skuId: 1,
  optionId: 0,
  gearCategoryId: null,
  kind: "desktop",
  description: "Forge 90",
  unitPrice: cents(2_000_00),
  quantity: 1,
  warrantyPrice: NO_CENTS,
  shippingWarrantyPrice: NO_CENTS,
  extendedWarrantyPrice: NO_CENTS,
  operatingSystemGroup: 117,
  includedOperatingSystemGroup: 117,
  rushService: "none",
  rushPrice: NO_CENTS,
  isPreOrderDeposit: false,
  leasable: true,
  recycleFee: NO_CENTS,
  weightGrams: 18_000,
  requiresPc: false,
  readyMade: false,
  freeWithLineId: null,
};
export const sampleReadyPc: LineToPrice = { ...samplePc, lineId: "rdy", readyMade: true };
export const sampleLaptop: LineToPrice = {
  ...samplePc,
  lineId: "laptop",
  modelId: 800,
  skuId: 2,
  kind: "laptop",
  description: "Tempo 16",
  weightGrams: 2_600,
};
/** 49.00, 400 g. */
export const sampleMouse: LineToPrice = {
  ...samplePc,
  lineId: "mouse",
  modelId: 0,
  skuId: 3,
  kind: "gear",
  gearCategoryId: 161,
  description: "Glide mouse",
  unitPrice: cents(49_00),
  operatingSystemGroup: null,
  includedOperatingSystemGroup: null,
  weightGrams: 400,
};

export function samplePlace(state: string, city: string, change: Partial<Destination> = {}): Destination {
  return { country: "USA", state, postalCode: "00000", city, isPoBox: false, ...change };
}

/** Priced on Saturday, November 21, 2026, 10:37 in Los Angeles; Thanksgiving is on Thursday, the 26th. */
export function sampleCart(lines: readonly LineToPrice[], destination: Destination | null): CartToPrice {
  return {
    lines,
    destination,
    shippingMethodId: null,
    paymentType: null,
    coupon: null,
    idVerification: null,
    points: { asked: 0, balance: 0 },
    insurancePremium: NO_CENTS,
    taxExemption: null,
    pricedAt: "2026-11-21T18:37:00Z",
    testMode: false,
  };
}

/** A PC of 2,649.00 as the browser's cart has it. */
export const sampleItem: CartStateItem = {
  CartItemId: "pc",
  ShoppingCartID: "c",
  ModelID: 700,
  SkuID: 1,
  OptionID: 0,
  ItemDescription: "Forge 90",
  MainPicture: "",
  Price: 2_649,
  Quantity: 1,
  AdditionalWarrantyID: 0,
  AdditionalWarrantyPrice: 0,
  AdditionalShippingWarrantyID: 0,
  AdditionalShippingWarrantyPrice: 0,
  OperatingSystemSkuID: 0,
  IsNotebook: false,
  IsPreOrderDepositItem: false,
  Leasable: true,
  Recycle: 0,
  ExtendWarranty: false,
  CartReviewSubItems: [{ OptionID: 2, SkuID: 5, ItemImage: "cpu", Description: "Processor" }],
  Weight: 18,
  Prebuild: true,
  EstimatedShip: "",
  Stock: 3,
};

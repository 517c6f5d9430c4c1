import type { CartItem, CartView, Totals } from "#contract/carts.ts";
import type { CartEstimateNow } from "./use-cart-estimate.ts";

/** A line for tests: a headset, until told otherwise. */
export function anItem(facts: Partial<CartItem>): CartItem {
  return {
    CartItemId: "line-0001",
    ShoppingCartID: "cart-0001",
    ModelID: 0,
    SkuID: 7,
    OptionID: 39,
    ItemDescription: "Quiet 2 headset",
    MainPicture: "headset-black-ember",
    PictureVersion: "a1b2",
    ForOrder: "",
    Price: 119,
    Quantity: 1,
    AdditionalWarrantyID: 0,
    AdditionalWarrantyPrice: 0,
    AdditionalShippingWarrantyID: 0,
    AdditionalShippingWarrantyPrice: 0,
    OperatingSystemSkuID: 0,
    IsNotebook: false,
    IsPreOrderDepositItem: false,
    Leasable: false,
    Recycle: 0,
    ExtendWarranty: false,
    CartReviewSubItems: [],
    Weight: 635,
    Prebuild: false,
    EstimatedShip: "2026-11-23",
    Stock: 12,
    Link: "/gear-store/gaming-accessories/quiet-2",
    VariantTitle: "Black",
    Block: null,
    Warranties: [],
    RushService: "none",
    RushPrice: 0,
    RushChoices: [],
    RestLater: 0,
    Build: "",
    WithPc: null,
    ...facts,
  };
}

/** A cart as the server answers it, with the totals a test cares about. */
export function aCartView(Items: CartItem[], totals: Partial<Totals>, CouponCode = ""): CartView {
  const SubTotal = totals.SubTotal ?? totals.Total ?? 0;
  return {
    Success: true,
    ShoppingCartID: "cart-0001",
    Version: 3,
    Items,
    CouponCode,
    CouponMessage: null,
    IDmeVerifyResult: null,
    TotalCount: Items.reduce((count, item) => count + item.Quantity, 0),
    Points: null,
    GiftVoucher: null,
    Totals: {
      Total: SubTotal,
      ShippingFee: 0,
      Tax: 0,
      Recycling: 0,
      Saving: 0,
      KatapultShippingFee: 0,
      GiftVoucher: 0,
      ToPay: totals.Total ?? SubTotal,
      SubTotal,
      AfterDiscountSubTotal: SubTotal,
      DeliveryFee: 0,
      Insurance: 0,
      TaxKnown: false,
      TaxRate: null,
      Steps: [],
      NotCharged: [],
      ...totals,
    },
    ShippingRates: [],
    PayMonthly: [],
    Blocks: [],
  };
}

/** Of a browser that has told no place. */
export const NO_ESTIMATE: CartEstimateNow = { estimate: null, problem: "", askAgain: () => undefined };

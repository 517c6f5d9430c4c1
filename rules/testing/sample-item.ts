import type { CartStateItem } from "../cart/cart-state.ts";

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

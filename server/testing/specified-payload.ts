import { cartInit } from "#contract/carts.ts";
import type { ShippingAddress } from "#contract/checkout.ts";
import { DENVER, PORTLAND } from "./buyer.ts";
import { CARDS } from "./test-market.ts";
import type { Visitor } from "./visitor.ts";

const { Email: _, ...address } = { ...PORTLAND, FirstName: "Charles", CompanyName: "Engines" };
export const BILLING = address;
export const METHOD = 7;

/** The specification's own names for an address to ship to. */
export function shippingBlock(address: ShippingAddress) {
  return {
    Email: address.Email,
    SFirstName: address.FirstName,
    SLastName: address.LastName,
    SCompanyName: address.CompanyName,
    SCountry: address.Country,
    SAddressLine1: address.Address1,
    SAddressLine2: address.Address2,
    SZipCode: address.ZipCode,
    SCity: address.City,
    SStateName: address.State,
    SContactNum: address.ContactNumber,
    SIsUS: address.Country === "USA",
    CellPhone: "303 555 0199",
  };
}

export const BILLING_BLOCK = {
  FirstName: BILLING.FirstName,
  LastName: BILLING.LastName,
  CompanyName: BILLING.CompanyName,
  Country: BILLING.Country,
  AddressLine1: BILLING.Address1,
  AddressLine2: BILLING.Address2,
  ZipCode: BILLING.ZipCode,
  City: BILLING.City,
  StateName: BILLING.State,
  ContactNum: BILLING.ContactNumber,
};

export const CARD_BLOCK = {
  Payment: "CreditCard" as const,
  SendTextNote: false,
  PaymentToken: CARDS.approved as string,
  CardType: "Visa",
  Month: "12",
  Year: "2030",
  Code: "" as const,
  VCode: "" as const,
  Number: "************4242",
  CartReviewShippingItems: [{ ShippingMethodID: METHOD, ShippingMethodName: "Ground", Increase: 0 }],
  IsUseNewCalculateShippingFee: true,
};

/** The whole cart as the specification's page sends it. */
export async function cartPayload(visitor: Visitor, CouponCode = "") {
  const { Items } = await visitor.call(cartInit);
  return {
    UsedPoint: 0,
    Items: Items.map((item) => ({
      CartItemId: item.CartItemId,
      ModelId: item.ModelID,
      Price: item.Price,
      WarrantyID: item.AdditionalWarrantyID,
      ShippingWarrantyID: 0,
      Qty: item.Quantity,
      OperatingSystemSkuID: item.OperatingSystemSkuID,
      IsNoteBook: item.IsNotebook,
      IsPreOrderDepositItem: item.IsPreOrderDepositItem,
    })),
    CouponCode,
    State: "CO",
    Country: "USA" as const,
    ZipCode: "80202",
    IDme: null,
  };
}

/** Everything the last step sends, paid by card to Denver. */
export async function finalPayload(visitor: Visitor, { coupon = "", total = 99_999, address = DENVER } = {}) {
  const CartToCheckout = await cartPayload(visitor, coupon);
  return {
    ConfirmItem: CartToCheckout.Items.map(({ CartItemId, Qty }) => ({ CartItemId, Qty })),
    Comment: "Leave it at the door",
    CartToCheckout,
    Checkout: { ...shippingBlock(address), ...BILLING_BLOCK, ...CARD_BLOCK, CouponCode: coupon },
    FinalAmount: total,
    Referral: "ada",
    IsMobile: true,
    SalesName: "Byron",
    Request: "autumn",
  };
}

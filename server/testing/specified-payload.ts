import type { ShippingAddress } from "#contract/checkout.ts";
import { PORTLAND } from "./buyer.ts";
import { CARDS } from "./test-market.ts";

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

import type { Country, Destination } from "./destination.ts";
import { formatPhone } from "./format-phone.ts";
import { postalCode } from "./postal-code.ts";
import { isPoBox } from "./special-region.ts";
import { stateCode } from "./states.ts";
import { visibleLine } from "./visible-line.ts";

/** The address form's fields as the specification names them: browser, API and order keep the same words (S169). */
export interface BillingAddress {
  FirstName: string;
  LastName: string;
  CompanyName: string;
  Country: Country;
  Address1: string;
  Address2: string;
  ZipCode: string;
  City: string;
  State: string;
  ContactNumber: string;
  MobileNumber: string;
}

export interface ShippingAddress extends BillingAddress {
  Email: string;
}

export const EMPTY_BILLING_ADDRESS: BillingAddress = {
  FirstName: "",
  LastName: "",
  CompanyName: "",
  Country: "USA",
  Address1: "",
  Address2: "",
  ZipCode: "",
  City: "",
  State: "",
  ContactNumber: "",
  MobileNumber: "",
};
export const EMPTY_SHIPPING_ADDRESS: ShippingAddress = { Email: "", ...EMPTY_BILLING_ADDRESS };

/**
 * The address as it is kept: what is seen of each line, state as its code, postal code and phones in their one form.
 * What cannot be read stays as typed, for `checkShippingAddress` to name.
 */
export function tidyAddress<Address extends BillingAddress>(typed: Address): Address {
  const country = typed.Country;
  const lines = Object.entries(typed).map(([field, value]) => [field, visibleLine(value)] as const);
  const seen: Address = { ...typed, ...Object.fromEntries(lines) };
  return {
    ...seen,
    ZipCode: postalCode(country, seen.ZipCode) ?? seen.ZipCode,
    State: stateCode(country, seen.State) ?? seen.State,
    ContactNumber: formatPhone(seen.ContactNumber),
    MobileNumber: formatPhone(seen.MobileNumber),
  };
}

/** Where a checked address is, for pricing. */
export function toDestination(address: BillingAddress): Destination {
  const { Country: country, State, ZipCode, City, Address1, Address2 } = tidyAddress(address);
  return { country, state: State, postalCode: ZipCode, city: City, isPoBox: isPoBox(country, Address1, Address2) };
}

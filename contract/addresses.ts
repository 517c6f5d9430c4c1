import type { BillingAddress, Country } from "./checkout.ts";
import { call } from "./call.ts";

/** An address of a member's account, with what is true of every parcel that goes there. */
export interface SavedAddress {
  Id: string;
  /** What the member calls it; may be empty. */
  Label: string;
  /** The one that the checkout begins with: one of a member's addresses at most. */
  IsDefault: boolean;
  Address: BillingAddress;
  /** Sales tax as a share, 0.0725 for 7.25%; null where the table does not know it. */
  TaxRate: number | null;
  /** Cities and counties add to `TaxRate`, and the table does not know how much. */
  TaxIsLeast: boolean;
  /** Business days that a PC is on its way by the usual method; null where none carries one. */
  Days: { From: number; Until: number } | null;
  /** Only the postal service brings anything there. */
  IsPoBox: boolean;
}

export interface AddressBook {
  Success: true;
  /** Of the account; the checkout begins with it and with the names. */
  Email: string;
  FirstName: string;
  LastName: string;
  Addresses: SavedAddress[];
  /** Where the account's last order went; null without one, and where `Addresses` has any. */
  LastShippedTo: BillingAddress | null;
  /** How many an account can have. */
  Most: number;
}

/** `ConfirmedZipCode`: as in the checkout, after `zip_unknown` refused the address. */
interface AddressToSave {
  Label: string;
  IsDefault: boolean;
  Address: BillingAddress;
  ConfirmedZipCode?: string | undefined;
}

interface AddressToChange extends AddressToSave {
  Id: string;
}

export const listAddresses = call<{ reply: AddressBook }>("GET", "/api/member/addresses");
export const addAddress = call<{ body: AddressToSave; reply: AddressBook }>("POST", "/api/member/addresses");
export const changeAddress = call<{ body: AddressToChange; reply: AddressBook }>("PUT", "/api/member/addresses");
export const removeAddress = call<{ body: { Id: string }; reply: AddressBook }>("DELETE", "/api/member/addresses");
export const putAddressFirst = call<{ body: { Id: string }; reply: AddressBook }>(
  "PUT",
  "/api/member/addresses/default",
);

/** Whether parcels can go there, by the same rules that the checkout asks. Nothing is kept. */
export const validateAddress = call<{
  query: { Country: Country; Address1: string; Address2: string; City: string; State: string; ZipCode: string };
  reply: {
    Success: true;
    IsValid: boolean;
    /** As it would be kept: the state as its code, the postal code in its one form. */
    Address: { Country: Country; Address1: string; Address2: string; City: string; State: string; ZipCode: string };
    /** What is wrong with which field; empty where nothing is. */
    Fields: { field: string; message: string }[];
    /** Where the ZIP or postal code lies, when that is not the state given. */
    Places: { State: string; City: string }[];
  };
}>("GET", "/api/proxy/Services/Address/Validate");

import { z } from "zod";
import * as wire from "../addresses.ts";
import { BillingAddress, Country } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { typedLine } from "./typed-line.ts";

const Id = notFreeText(z.uuid());
const AddressBook = heldTo<wire.AddressBook>()(
  z.object({
    Success: z.literal(true),
    Email: z.string(),
    FirstName: z.string(),
    LastName: z.string(),
    Addresses: z.array(
      z.object({
        Id: z.string(),
        Label: z.string(),
        IsDefault: z.boolean(),
        Address: BillingAddress,
        TaxRate: z.number().nullable(),
        TaxIsLeast: z.boolean(),
        Days: z.object({ From: z.int(), Until: z.int() }).nullable(),
        IsPoBox: z.boolean(),
      }),
    ),
    LastShippedTo: BillingAddress.nullable(),
    Most: z.int(),
  }),
);
const ToSave = z.strictObject({
  Label: typedLine(40).default(""),
  IsDefault: z.boolean().default(false),
  Address: BillingAddress,
  ConfirmedZipCode: typedLine(10).optional(),
});

export const listAddresses = endpoint(wire.listAddresses, {
  summary: "The member's addresses, the one used first before the others",
  named: "ours",
  reply: AddressBook,
});
export const addAddress = endpoint(wire.addAddress, {
  summary: "Add an address to the account; the first one is used first",
  named: "ours",
  body: ToSave,
  reply: AddressBook,
});
export const changeAddress = endpoint(wire.changeAddress, {
  summary: "Change an address of the account, as a whole",
  named: "ours",
  body: ToSave.extend({ Id }),
  reply: AddressBook,
});
export const removeAddress = endpoint(wire.removeAddress, {
  summary: "Remove an address; another one is used first when it was",
  named: "ours",
  body: z.strictObject({ Id }),
  reply: AddressBook,
});
export const putAddressFirst = endpoint(wire.putAddressFirst, {
  summary: "Choose the address that the checkout begins with",
  named: "ours",
  body: z.strictObject({ Id }),
  reply: AddressBook,
});

const Place = z.strictObject({
  Country: Country.default("USA"),
  Address1: typedLine(120),
  Address2: typedLine(120).default(""),
  City: typedLine(60),
  State: typedLine(40),
  ZipCode: typedLine(10),
});
export const validateAddress = endpoint(wire.validateAddress, {
  summary: "Whether parcels can go to an address, with what is wrong where they cannot",
  named: "specification",
  query: Place,
  reply: z.object({
    Success: z.literal(true),
    IsValid: z.boolean(),
    Address: Place,
    Fields: z.array(z.object({ field: z.string(), message: z.string() })),
    Places: z.array(z.object({ State: z.string(), City: z.string() })),
  }),
});

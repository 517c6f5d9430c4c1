import type { MemberDetail } from "#contract/members.ts";
import type { Country } from "#rules/address/destination.ts";
import {
  type AddressProblem,
  checkBillingAddress,
  checkShippingAddress,
} from "#rules/address/check-shipping-address.ts";
import { type BillingAddress, EMPTY_BILLING_ADDRESS, tidyAddress } from "#rules/address/shipping-address.ts";
import type { RefusedField } from "#rules/refusal.ts";
import type { MemberRow } from "./members-table.ts";
import { spoken } from "../languages/spoken.ts";

const { addressFaultText } = spoken.addressFaults;

/** The specification's fields of an account's addresses by ours, said once. Shipping has an S before each. */
const BILLING = {
  FirstName: "FirstName",
  LastName: "LastName",
  CompanyName: "CompanyName",
  Country: "Country",
  Address1: "AddressLine1",
  Address2: "AddressLine2",
  ZipCode: "ZipCode",
  City: "City",
  State: "StateName",
  ContactNumber: "ContactNum",
} as const satisfies Partial<Record<keyof BillingAddress, keyof MemberDetail>>;
type Field = keyof typeof BILLING;
const FIELDS = Object.keys(BILLING) as Field[];

const wireName = (field: Field, isShipping: boolean): keyof MemberDetail =>
  isShipping ? `S${BILLING[field]}` : BILLING[field];

export function toMemberDetail(row: Pick<MemberRow, "shipping_address" | "billing_address">): MemberDetail {
  const pairs = ([true, false] as const).flatMap((isShipping) => {
    const address = isShipping ? row.shipping_address : row.billing_address;
    return FIELDS.map((field) => [wireName(field, isShipping), address?.[field] ?? ""]);
  });
  return Object.fromEntries(pairs) as MemberDetail;
}

interface KeptAddresses {
  shipping: BillingAddress | null;
  billing: BillingAddress | null;
}

/** The two addresses of a detail, null where every field is empty, and what is wrong with them by the fields' names there. */
export function readMemberDetail(
  detail: MemberDetail | null,
  email: string,
): { addresses: KeptAddresses; problems: RefusedField[] } {
  const shipping = addressIn(detail, true);
  const billing = addressIn(detail, false);
  const addresses = { shipping, billing };
  const problems = [
    ...(shipping ? named(checkShippingAddress({ ...shipping, Email: email }), true) : []),
    ...(billing ? named(checkBillingAddress(billing), false) : []),
  ];
  return { addresses, problems };
}

function addressIn(detail: MemberDetail | null, isShipping: boolean): BillingAddress | null {
  if (!detail) return null;
  const typed = Object.fromEntries(FIELDS.map((field) => [field, detail[wireName(field, isShipping)].trim()]));
  if (FIELDS.every((field) => field === "Country" || typed[field] === "")) return null;
  const Country = (typed["Country"] || EMPTY_BILLING_ADDRESS.Country) as Country;
  return tidyAddress({ ...EMPTY_BILLING_ADDRESS, ...typed, Country });
}

function named(problems: readonly AddressProblem[], isShipping: boolean): RefusedField[] {
  return problems.map(({ field, fault }) => ({
    field: `Detail.${field in BILLING ? wireName(field as Field, isShipping) : field}`,
    message: addressFaultText(fault),
  }));
}

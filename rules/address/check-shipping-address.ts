import type { Country } from "./destination.ts";
import { isFromAbroad, isNorthAmerican, phoneDigits } from "./format-phone.ts";
import { maxPostalCodeLength, postalCode } from "./postal-code.ts";
import { EMPTY_SHIPPING_ADDRESS, tidyAddress, type BillingAddress, type ShippingAddress } from "./shipping-address.ts";
import { isArmedForces, isMilitaryCity } from "./special-region.ts";
import { stateCode } from "./states.ts";
import { visibleLine } from "./visible-line.ts";

/** What a field can be refused for. `is` names the sentence that is read, `messages/en-US/address-faults.ts` has it. */
export type AddressFault =
  | {
      is:
        | "first_name_missing"
        | "last_name_missing"
        | "street_missing"
        | "email_missing"
        | "email_malformed"
        | "zip_code_missing"
        | "zip_code_malformed"
        | "postal_code_missing"
        | "postal_code_malformed"
        | "city_missing"
        | "city_not_military"
        | "state_missing"
        | "state_unlisted"
        | "province_missing"
        | "province_unlisted"
        | "state_not_military"
        | "phone_missing"
        | "phone_malformed"
        | "phone_without_country"
        | "country_not_shipped";
    }
  | { is: "too_long"; most: number };

/** One field that is not right yet. */
export interface AddressProblem {
  field: keyof ShippingAddress;
  fault: AddressFault;
}

/** Longest values that fit on a label and in the order's tables. */
const MAX_LENGTH = {
  Email: 254,
  FirstName: 60,
  LastName: 60,
  CompanyName: 80,
  Address1: 120,
  Address2: 120,
  City: 60,
} satisfies Partial<Record<keyof ShippingAddress, number>>;

/** Everything wrong with a shipping address, in the form's order; empty when an order can go there. */
export function checkShippingAddress(typed: ShippingAddress): readonly AddressProblem[] {
  const address = tidyAddress(typed);
  const email = emailFault(address.Email);
  const problems = checkBillingAddress(address).filter(({ field }) => address.Country !== "OTHER" || !PLACE.has(field));
  if (address.Country === "OTHER") {
    problems.push({ field: "Country", fault: { is: "country_not_shipped" } });
  }
  return inFormOrder(email ? [{ field: "Email", fault: email }, ...problems] : problems);
}

const FORM_ORDER = Object.keys(EMPTY_SHIPPING_ADDRESS);
function inFormOrder(problems: readonly AddressProblem[]): AddressProblem[] {
  return problems.toSorted((a, b) => FORM_ORDER.indexOf(a.field) - FORM_ORDER.indexOf(b.field));
}

/** Fields whose rules depend on a country: said once, at the country, when we do not ship there. */
const PLACE: ReadonlySet<keyof ShippingAddress> = new Set(["ZipCode", "State"]);

/** The same rules for a billing address: no email, and any country may pay. */
export function checkBillingAddress(typed: BillingAddress): AddressProblem[] {
  const address = tidyAddress(typed);
  const found: [keyof BillingAddress, AddressFault | null][] = [
    ["FirstName", address.FirstName === "" ? { is: "first_name_missing" } : null],
    ["LastName", address.LastName === "" ? { is: "last_name_missing" } : null],
    ["Address1", address.Address1 === "" ? { is: "street_missing" } : null],
    ["ZipCode", postalCodeFault(address.Country, address.ZipCode)],
    ["City", cityFault(address)],
    ["State", stateFault(address)],
    ["ContactNumber", phoneFault(address.Country, address.ContactNumber, true)],
    ["MobileNumber", phoneFault(address.Country, address.MobileNumber, false)],
  ];
  const problems = found.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
  return inFormOrder([...problems, ...tooLong(address)]);
}

function tooLong(address: BillingAddress): AddressProblem[] {
  const fields = Object.keys(MAX_LENGTH).filter((field) => field !== "Email") as Exclude<
    keyof typeof MAX_LENGTH,
    "Email"
  >[];
  return fields
    .filter((field) => address[field].length > MAX_LENGTH[field])
    .map((field) => ({ field, fault: { is: "too_long", most: MAX_LENGTH[field] } }));
}

/** What stands between the dots of an email address, before and after the @. */
const LOCAL = String.raw`[^\s@.<>()",;:\\]+`;
const WELL_FORMED = new RegExp(String.raw`^${LOCAL}(\.${LOCAL})*@${LOCAL}(\.${LOCAL})+$`);

/**
 * What is wrong with an email address; null when it is well formed. Only what every mail server agrees on (no dot beside
 * a dot or at an end, nothing that is not seen): the receipt's delivery is the real test.
 */
export function emailFault(email: string): AddressFault | null {
  if (email === "") return { is: "email_missing" };
  if (email.length > MAX_LENGTH.Email) return { is: "too_long", most: MAX_LENGTH.Email };
  return WELL_FORMED.test(email) && visibleLine(email) === email ? null : { is: "email_malformed" };
}

function postalCodeFault(country: Country, code: string): AddressFault | null {
  if (code === "") return { is: country === "USA" ? "zip_code_missing" : "postal_code_missing" };
  if (postalCode(country, code) !== null) return null;
  if (country === "USA") return { is: "zip_code_malformed" };
  return country === "CANADA"
    ? { is: "postal_code_malformed" }
    : { is: "too_long", most: maxPostalCodeLength(country) };
}

function cityFault(address: BillingAddress): AddressFault | null {
  if (address.City === "") return { is: "city_missing" };
  const armedForces = address.Country === "USA" && isArmedForces({ state: address.State, city: "" });
  return armedForces && !isMilitaryCity(address.City) ? { is: "city_not_military" } : null;
}

function stateFault(address: BillingAddress): AddressFault | null {
  if (address.Country === "OTHER") return null;
  const name = address.Country === "USA" ? "state" : "province";
  if (address.State === "") return { is: `${name}_missing` };
  const code = stateCode(address.Country, address.State);
  if (code === null) return { is: `${name}_unlisted` };
  const base = address.Country === "USA" && isMilitaryCity(address.City) && !isArmedForces({ state: code, city: "" });
  return base ? { is: "state_not_military" } : null;
}

/** The number a carrier calls: ten digits of the USA and Canada, or one that begins with its country; either may have an extension. */
function phoneFault(country: Country, typed: string, required: boolean): AddressFault | null {
  if (typed === "") return required ? { is: "phone_missing" } : null;
  const { length } = phoneDigits(typed);
  if (country === "OTHER") return length >= 7 && length <= 15 ? null : { is: "phone_without_country" };
  return isNorthAmerican(typed) || isFromAbroad(typed) ? null : { is: "phone_malformed" };
}

import type { Country } from "../pricing/cart-to-price.ts";
import { phoneDigits } from "./format-phone.ts";
import { postalCode } from "./postal-code.ts";
import { EMPTY_SHIPPING_ADDRESS, tidyAddress, type BillingAddress, type ShippingAddress } from "./shipping-address.ts";
import { isArmedForces, isMilitaryCity } from "./special-region.ts";
import { stateCode } from "./states.ts";

/** One field that is not right yet, with what to do about it. */
export interface AddressProblem {
  field: keyof ShippingAddress;
  message: string;
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
  const email = emailMessage(address.Email);
  const problems = checkBillingAddress(address).filter(({ field }) => address.Country !== "OTHER" || !PLACE.has(field));
  if (address.Country === "OTHER") {
    problems.push({ field: "Country", message: "We ship to the USA and Canada only." });
  }
  return inFormOrder(email ? [{ field: "Email", message: email }, ...problems] : problems);
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
  const found: [keyof BillingAddress, string | null][] = [
    ["FirstName", address.FirstName === "" ? "Enter a first name." : null],
    ["LastName", address.LastName === "" ? "Enter a last name." : null],
    ["Address1", address.Address1 === "" ? "Enter a street address." : null],
    ["ZipCode", postalCodeMessage(address.Country, address.ZipCode)],
    ["City", cityMessage(address)],
    ["State", stateMessage(address)],
    ["ContactNumber", phoneMessage(address.Country, address.ContactNumber, true)],
    ["MobileNumber", phoneMessage(address.Country, address.MobileNumber, false)],
  ];
  const problems = found.flatMap(([field, message]) => (message ? [{ field, message }] : []));
  return inFormOrder([...problems, ...tooLong(address)]);
}

function tooLong(address: BillingAddress): AddressProblem[] {
  const fields = Object.keys(MAX_LENGTH).filter((field) => field !== "Email") as Exclude<
    keyof typeof MAX_LENGTH,
    "Email"
  >[];
  return fields
    .filter((field) => address[field].length > MAX_LENGTH[field])
    .map((field) => ({ field, message: `Use at most ${MAX_LENGTH[field]} characters.` }));
}

/** Only what every mail server agrees on; the receipt's delivery is the real test of an address. */
/** What is wrong with an email address, in words for whoever typed it; null when it is well formed. */
export function emailMessage(email: string): string | null {
  if (email === "") return "Enter an email address.";
  if (email.length > MAX_LENGTH.Email) return `Use at most ${MAX_LENGTH.Email} characters.`;
  const wellFormed = /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(\.[^\s@.<>()",;:\\]+)+$/.test(email);
  return wellFormed ? null : "Enter an email address like name@example.com.";
}

function postalCodeMessage(country: Country, code: string): string | null {
  const name = country === "USA" ? "ZIP code" : "postal code";
  if (code === "") return `Enter a ${name}.`;
  if (postalCode(country, code) !== null) return null;
  if (country === "USA") return "Enter a ZIP code of five digits, like 10001.";
  return country === "CANADA" ? "Enter a postal code like K1A 0B1." : "Use at most 5 characters.";
}

function cityMessage(address: BillingAddress): string | null {
  if (address.City === "") return "Enter a city.";
  const armedForces = address.Country === "USA" && isArmedForces({ state: address.State, city: "" });
  return armedForces && !isMilitaryCity(address.City)
    ? "For a military address, enter APO, FPO or DPO as the city."
    : null;
}

function stateMessage(address: BillingAddress): string | null {
  if (address.Country === "OTHER") return null;
  const name = address.Country === "USA" ? "state" : "province";
  if (address.State === "") return `Choose a ${name}.`;
  const code = stateCode(address.Country, address.State);
  if (code === null) return `Choose a ${name} from the list.`;
  const base = address.Country === "USA" && isMilitaryCity(address.City) && !isArmedForces({ state: code, city: "" });
  return base ? "For an APO, FPO or DPO, choose Armed Forces Americas, Europe or Pacific." : null;
}

/** The number a carrier calls. North American numbers have ten digits, area and exchange beginning with 2 to 9. */
function phoneMessage(country: Country, typed: string, required: boolean): string | null {
  if (typed === "") return required ? "Enter a phone number, for the carrier." : null;
  const digits = phoneDigits(typed);
  if (country === "OTHER")
    return digits.length >= 7 && digits.length <= 15 ? null : "Enter a phone number with its country code.";
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? null : "Enter a phone number of ten digits, like (212) 555-0123.";
}

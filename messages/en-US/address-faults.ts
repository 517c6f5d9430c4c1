import type { AddressFault } from "#rules/address/check-shipping-address.ts";

const FAULT_WORDS: Readonly<Record<Exclude<AddressFault["is"], "too_long">, string>> = {
  email_missing: "Enter an email address.",
  email_malformed: "Enter an email address like name@example.com.",
  first_name_missing: "Enter a first name.",
  last_name_missing: "Enter a last name.",
  street_missing: "Enter a street address.",
  zip_code_missing: "Enter a ZIP code.",
  zip_code_malformed: "Enter a ZIP code of five digits, like 10001.",
  postal_code_missing: "Enter a postal code.",
  postal_code_malformed: "Enter a postal code like K1A 0B1.",
  city_missing: "Enter a city.",
  city_not_military: "For a military address, enter APO, FPO or DPO as the city.",
  state_missing: "Choose a state.",
  state_unlisted: "Choose a state from the list.",
  province_missing: "Choose a province.",
  province_unlisted: "Choose a province from the list.",
  state_not_military: "For an APO, FPO or DPO, choose Armed Forces Americas, Europe or Pacific.",
  phone_missing: "Enter a phone number, for the carrier.",
  phone_malformed:
    "Enter a phone number of ten digits, like (212) 555-0123, or one that begins with + and its country.",
  phone_without_country: "Enter a phone number with its country code.",
  country_not_shipped: "We ship to the USA and Canada only.",
};

/** What to do about a field of an address that is not right yet. */
export function addressFaultText(fault: AddressFault): string {
  return fault.is === "too_long" ? `Use at most ${fault.most} characters.` : FAULT_WORDS[fault.is];
}

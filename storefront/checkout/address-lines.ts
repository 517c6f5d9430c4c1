import type { BillingAddress } from "#contract/checkout.ts";
import { addressWords } from "#words/address.ts";

/** Street with its second line and company, then place with country: `1820 Capitol Ave, Apt 4` · `Sacramento, CA 95814, USA`. */
export function addressLines(address: BillingAddress): [street: string, place: string] {
  const street = [address.CompanyName, address.Address1, address.Address2].filter(Boolean).join(", ");
  const stateAndCode = [address.State, address.ZipCode].filter(Boolean).join(" ");
  return [street, [address.City, stateAndCode, addressWords.countryNames[address.Country]].filter(Boolean).join(", ")];
}

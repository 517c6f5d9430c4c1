import { ValidatorAway } from "#adapters/address/address-validator.ts";
import { addressSuggestion, type AddressCheck, type StreetPlace } from "#rules/address/address-suggestion.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import type { World } from "../world.ts";
import { placeRefusal } from "./place-refusal.ts";

export interface AskedAddress {
  check: AddressCheck;
  /** Another spelling that the buyer may take; null where there is none. */
  suggestion: StreetPlace | null;
}

/**
 * What the service says of an address, two seconds at most. Nobody waits for its being right: where it is away, and where
 * its word is none that parcels could go to, the address is as good as it was.
 */
export async function askValidator(
  { addressValidator, log }: Pick<World, "addressValidator" | "log">,
  address: ShippingAddress,
): Promise<AskedAddress> {
  const { Country: country, Address1, Address2, City, State, ZipCode } = address;
  if (!addressValidator || country === "OTHER") return { check: "none", suggestion: null };
  try {
    const typed = { Address1, Address2, City, State, ZipCode };
    const found = await addressValidator.check({ country, ...typed });
    if (!found) return { check: "unconfirmed", suggestion: null };
    const suggestion = addressSuggestion(typed, found);
    if (!suggestion) return { check: "confirmed", suggestion: null };
    return { check: "none", suggestion: placeRefusal({ ...address, ...suggestion }, null) ? null : suggestion };
  } catch (error) {
    if (!(error instanceof ValidatorAway)) throw error;
    log.warn({ err: error }, "Nobody could be asked about an address");
    return { check: "none", suggestion: null };
  }
}

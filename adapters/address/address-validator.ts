import type { StreetPlace } from "#rules/address/address-suggestion.ts";

/** Where a parcel is to go, without who gets it. */
export interface PlaceToCheck extends StreetPlace {
  country: "USA" | "CANADA";
}

/** Knows whether mail arrives at a place. Throws `ValidatorAway` where nobody knows what it says. */
export interface AddressValidator {
  /** The place as the service writes it; null where it does not know it. */
  check(place: PlaceToCheck): Promise<StreetPlace | null>;
}

/** Silence, a failing service, a key that is not taken, or an answer that says nothing. */
export class ValidatorAway extends Error {
  override name = "ValidatorAway";
}

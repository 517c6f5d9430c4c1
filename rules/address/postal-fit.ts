import { postalCode } from "./postal-code.ts";
import type { BillingAddress } from "./shipping-address.ts";
import { stateCode, statesOf } from "./states.ts";

/** What the postal table says of a ZIP or postal code. */
export interface PostalArea {
  /** False for a code the table does not list, whose province its first letter gives away all the same. */
  isListed: boolean;
  /** Every state or province it lies in, the one of its post office first. */
  states: readonly string[];
  /** Its cities as an envelope has them; empty where we are not sure of one. */
  cities: readonly string[];
}

/** A place to take instead of what was typed. `city` is empty where the shopper's own stays: we know none, or the ZIP has several states. */
export interface PostalPlace {
  state: string;
  city: string;
}

export type PostalFit =
  | { is: "fitting" }
  /** Nobody can say where it is: it may be confirmed. */
  | { is: "unknown" }
  /** It lies elsewhere; no places when it lies where we do not ship. */
  | { is: "elsewhere"; places: readonly PostalPlace[] };

/**
 * Whether an address's state is one its ZIP or postal code lies in: the state decides the tax, so a ZIP of another state
 * may not stand beside it. `area` is what the table says of the code, null when it says nothing.
 */
export function postalFit(
  { Country, ZipCode, State }: Pick<BillingAddress, "Country" | "ZipCode" | "State">,
  area: PostalArea | null,
): PostalFit {
  if (Country === "OTHER" || postalCode(Country, ZipCode) === null) return { is: "fitting" };
  if (!area) return { is: "unknown" };
  const state = stateCode(Country, State);
  if (state !== null && area.states.includes(state)) return { is: area.isListed ? "fitting" : "unknown" };
  const shipped = area.states.filter((code) => statesOf(Country).includes(code));
  const city = shipped.length === 1 ? (area.cities[0] ?? "") : "";
  return { is: "elsewhere", places: shipped.map((code) => ({ state: code, city })) };
}

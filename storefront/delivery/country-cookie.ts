import type { ShipTo } from "#rules/address/ship-to.ts";
import { countryOfLine, keptPlace, lineInCountry, type ShippedCountry } from "#rules/address/shipped-country.ts";
import { shipToLineCookie, shipToLineIn } from "./ship-to-cookie.ts";

/** The country that is shipped to: the one that was chosen or typed a code of, the USA until then. */
export function countryIn(cookies: string): ShippedCountry {
  return countryOfLine(shipToLineIn(cookies)) ?? "USA";
}

/** The place that is kept, also while the other country is chosen. */
export function keptPlaceIn(cookies: string): ShipTo | null {
  return keptPlace(shipToLineIn(cookies));
}

/** The cookie once a country was chosen; what it kept of a place, it keeps. */
export function countryCookie(cookies: string, country: ShippedCountry, isSecure: boolean): string {
  return shipToLineCookie(lineInCountry(shipToLineIn(cookies), country), isSecure);
}

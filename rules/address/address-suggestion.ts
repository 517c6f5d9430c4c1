import type { ShippingAddress } from "./shipping-address.ts";

export const ADDRESS_CHECKS = ["none", "confirmed", "unconfirmed", "suggested", "kept"] as const;
/** What a service said of an address, and what its buyer made of it. */
export type AddressCheck = (typeof ADDRESS_CHECKS)[number];

/** The part of an address that a service knows about: never who lives there. */
export type StreetPlace = Pick<ShippingAddress, "Address1" | "Address2" | "City" | "State" | "ZipCode">;

/** Words that carriers write short (USPS Publication 28, appendices C1 and C2); both forms are the same street. */
const SHORT: Readonly<Record<string, string>> = {
  STREET: "ST",
  AVENUE: "AVE",
  ROAD: "RD",
  DRIVE: "DR",
  LANE: "LN",
  COURT: "CT",
  PLACE: "PL",
  BOULEVARD: "BLVD",
  PARKWAY: "PKWY",
  HIGHWAY: "HWY",
  CIRCLE: "CIR",
  TERRACE: "TER",
  SQUARE: "SQ",
  APARTMENT: "APT",
  SUITE: "STE",
  FLOOR: "FL",
  UNIT: "UNIT",
  NORTH: "N",
  SOUTH: "S",
  EAST: "E",
  WEST: "W",
  NORTHEAST: "NE",
  NORTHWEST: "NW",
  SOUTHEAST: "SE",
  SOUTHWEST: "SW",
};

/**
 * What a service found, as an address would be typed here; null where it is the place that was typed, but for case,
 * punctuation, short words, the line that a unit stands on, and the four further digits of a ZIP code.
 */
export function addressSuggestion(typed: StreetPlace, found: StreetPlace): StreetPlace | null {
  if (sign(typed) === sign(found)) return null;
  return {
    Address1: readable(found.Address1),
    Address2: readable(found.Address2),
    City: readable(found.City),
    State: found.State.toUpperCase(),
    ZipCode: shortZip(found.ZipCode),
  };
}

function sign({ Address1, Address2, City, State, ZipCode }: StreetPlace): string {
  return [words(`${Address1} ${Address2}`), words(City), State.toUpperCase(), shortZip(ZipCode)].join("|");
}

function words(text: string): string {
  const parts = text.toUpperCase().replaceAll(/[.,]/g, " ").replaceAll("#", " UNIT ").split(/\s+/);
  return parts
    .filter((part) => part !== "")
    .map((part) => SHORT[part] ?? part)
    .join(" ");
}

/** ZIP+4 as its five digits: the field takes no more (S344). */
const shortZip = (zip: string) =>
  zip
    .trim()
    .toUpperCase()
    .replace(/^(\d{5})-?\d{4}$/, "$1");

/** Services shout; letters of two or fewer, and words with a digit, stay as they are. */
function readable(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.replaceAll(/\p{L}[\p{L}'’]{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

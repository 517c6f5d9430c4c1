import type { Country } from "./destination.ts";

/** Characters a postal code field takes; Canada's seven are `A1A 1A1` with the space. */
const MAX_LENGTH: Readonly<Record<Country, number>> = { USA: 5, CANADA: 7, OTHER: 5 };

/** Canada Post uses neither D, F, I, O, Q nor U, and neither W nor Z in the first place. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

export function maxPostalCodeLength(country: Country): number {
  return MAX_LENGTH[country];
}

/**
 * The one way a postal code is written: five digits, or `A1A 1A1`; null when it cannot be one of the country. Of a ZIP+4
 * the five digits are kept: tax and parcels go by them, and a carrier finds the other four by the street.
 */
export function postalCode(country: Country, typed: string): string | null {
  const code = typed.trim().toUpperCase();
  if (country === "USA") return /^(\d{5})(?:[ -]?\d{4})?$/.exec(code)?.[1] ?? null;
  if (country === "OTHER") return code.length > 0 && code.length <= MAX_LENGTH.OTHER ? code : null;
  const parts = CANADIAN.exec(code);
  return parts ? `${parts[1]} ${parts[2]}` : null;
}

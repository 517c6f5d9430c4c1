import { readShipTo, type ShipTo, writeShipTo } from "./ship-to.ts";
import type { TypedPostalCode } from "./typed-postal-code.ts";

/** The two that we ship to. */
export type ShippedCountry = TypedPostalCode["country"];

export const SHIPPED_COUNTRIES = ["USA", "CANADA"] as const satisfies readonly ShippedCountry[];

/**
 * A country that was chosen without a code, before the place that waits in the other one: `CANADA/80202.CO.Denver`. Whoever
 * goes back finds that place again.
 */
const CHOSEN = /^(USA|CANADA)(?:\/(.*))?$/;

/** The country that such a line says, be it by a place or alone; null for one that says none. */
export function countryOfLine(line: string): ShippedCountry | null {
  const chosen = CHOSEN.exec(line)?.[1];
  return SHIPPED_COUNTRIES.find((country) => country === chosen) ?? readShipTo(line)?.country ?? null;
}

/** The place that a line keeps, shown or waiting. */
export function keptPlace(line: string): ShipTo | null {
  return readShipTo(CHOSEN.exec(line)?.[2] ?? line);
}

/** The line once a country was chosen: a place there comes back, one of the other country waits. */
export function lineInCountry(line: string, country: ShippedCountry): string {
  const place = keptPlace(line);
  if (place?.country === country) return writeShipTo(place);
  return place ? `${country}/${writeShipTo(place)}` : country;
}

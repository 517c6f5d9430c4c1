import { typedPostalCode, type TypedPostalCode } from "./typed-postal-code.ts";
import { statesOf } from "./states.ts";
import { visibleLine } from "./visible-line.ts";

/** Where a shopper has things sent, as far as a postal code says it. `city` is empty where nobody is sure of one. */
export interface ShipTo extends TypedPostalCode {
  state: string;
  city: string;
}

/** As much of a place as is known. */
export type KnownPlace = Pick<ShipTo, "country"> & Partial<ShipTo>;

const LONGEST_CITY = 60;

/** One line of it, for a cookie: `80202.CO.Denver`. */
export function writeShipTo({ zipCode, state, city }: ShipTo): string {
  return [zipCode, state, city].join(".");
}

/** What such a line says; null for one that is not ours. */
export function readShipTo(line: string): ShipTo | null {
  const [zipCode = "", state = "", ...city] = line.split(".");
  const code = typedPostalCode(zipCode);
  const name = city.join(".");
  if (!code || !statesOf(code.country).includes(state) || !isCity(name)) return null;
  return { ...code, state, city: name };
}

/** A cookie holds whatever its browser likes; what an address form would not take is no city. */
const isCity = (name: string) => name.length <= LONGEST_CITY && name === visibleLine(name);

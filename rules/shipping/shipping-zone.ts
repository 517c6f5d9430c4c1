import { isAlaskaOrHawaii, isArmedForces } from "../address/special-region.ts";
import type { Destination } from "../pricing/cart-to-price.ts";
import type { ShippingZone } from "./shipping-config.ts";

/** The five with a USPS code, two more than the specification's list, which prices alone follow (`isSpecialRegion`). */
const TERRITORIES: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

/** Where carriers say the destination is; null for a country we do not ship to. */
export function shippingZone(destination: Destination): ShippingZone | null {
  if (destination.country === "CANADA") return "canada";
  if (destination.country !== "USA") return null;
  if (isArmedForces(destination)) return "military";
  if (destination.isPoBox) return "po_box";
  if (TERRITORIES.has(destination.state)) return "territory";
  return isAlaskaOrHawaii(destination.state) ? "alaska_hawaii" : "conus";
}

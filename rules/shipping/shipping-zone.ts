import { isAlaskaOrHawaii, isArmedForces } from "../address/special-region.ts";
import type { Destination } from "../address/destination.ts";
import type { ShippingConfig, ShippingZone } from "./shipping-config.ts";

/** The five with a USPS code, two more than the specification's list, which prices alone follow (`isSpecialRegion`). */
const TERRITORIES: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

/**
 * Where carriers say the destination is; null for a country we do not ship to. A configuration kept with an order from
 * before PO boxes had their regions knows `po_box` alone: such an order is priced again as it was.
 */
export function shippingZone(
  destination: Destination,
  { modelShippingMethodsMapping }: Pick<ShippingConfig, "modelShippingMethodsMapping">,
): ShippingZone | null {
  if (destination.country === "CANADA") return "canada";
  if (destination.country !== "USA") return null;
  if (isArmedForces(destination)) return "military";
  const region = usaRegion(destination);
  if (!destination.isPoBox) return region;
  const zone = region === "conus" ? "po_box" : (`po_box_${region}` as const);
  return Object.hasOwn(modelShippingMethodsMapping, zone) ? zone : "po_box";
}

function usaRegion({ state }: Destination): "conus" | "territory" | "alaska_hawaii" {
  if (TERRITORIES.has(state)) return "territory";
  return isAlaskaOrHawaii(state) ? "alaska_hawaii" : "conus";
}

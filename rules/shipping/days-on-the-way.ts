import type { Destination } from "../address/destination.ts";
import { isSpecialRegion } from "../address/special-region.ts";
import type { ShippingConfig, TransitDays } from "./shipping-config.ts";
import { shippingZone } from "./shipping-zone.ts";

/** Business days a PC is on its way by the usual method there, the first of its zone where that has none; null where none goes. */
export function daysOnTheWay(destination: Destination, shipping: ShippingConfig): TransitDays | null {
  const zone = shippingZone(destination, shipping);
  if (!zone) return null;
  const numbers = shipping.modelShippingMethodsMapping[zone].desktop;
  const usual = shipping.specialFreeShipping.defaultMethod;
  const methodId = numbers.find((number) => number === usual) ?? numbers[0];
  const method = shipping.methods.find((row) => row.methodId === methodId);
  if (!method) return null;
  return (isSpecialRegion(destination) ? method.specialRegion?.transit : undefined) ?? method.transit;
}

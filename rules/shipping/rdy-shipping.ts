import { isSpecialRegion } from "../address/special-region.ts";
import { cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { ShippingMethodId } from "./shipping-config.ts";
import type { RdyShippingMethod, ShippingConfig, ShippingZone, TransitDays } from "./shipping-config.ts";
import type { ShippingFee } from "./shipping-reason.ts";

const RDY_5_TO_7 = { from: 5, until: 7 };

/** Ready-made rates hold for a cart whose systems are all built already. */
export function isReadyMadeCart(systems: readonly LineToPrice[]): boolean {
  return systems.length > 0 && systems.every(({ readyMade }) => readyMade);
}

/**
 * The row that carries ready-made PCs by a method, the cheapest one; `standard` when the table has none for the zone;
 * `not_offered` when all it has is 15828, which is not for ordinary USA addresses (S527).
 */
export function rdyMethodFor(
  methodId: ShippingMethodId,
  destination: Destination,
  zone: ShippingZone,
  shipping: ShippingConfig,
): RdyShippingMethod | "standard" | "not_offered" {
  const rows = shipping.rdyShippingMethods.filter((row) => row.methodId === methodId && row.zones.includes(zone));
  if (rows.length === 0) return "standard";
  const isOrdinaryUsa = destination.country === "USA" && !isSpecialRegion(destination);
  const left = rows.filter((row) => !isOrdinaryUsa || row.shippingMethodSkuId !== shipping.specialRegionOnlySkuId);
  return left.toSorted((a, b) => a.fee - b.fee)[0] ?? "not_offered";
}

export function rdyTransit(row: RdyShippingMethod, shipping: ShippingConfig): TransitDays {
  if (row.shippingMethodSkuId === shipping.rdy5to7SkuId) return RDY_5_TO_7;
  return { from: row.firstBusinessDay ?? row.shippingBusinessDay, until: row.shippingBusinessDay };
}

export function rdyShippingFee(
  row: RdyShippingMethod,
  systems: readonly LineToPrice[],
  shipping: ShippingConfig,
): ShippingFee {
  const count = systems.reduce((sum, { quantity }) => sum + quantity, 0);
  const days = row.shippingMethodSkuId === shipping.rdy5to7SkuId ? RDY_5_TO_7 : null;
  return { fee: cents(row.fee * count), reason: { because: "ready_made", count, each: row.fee, days } };
}

import type { StoreConfig } from "#rules/config/store-config.ts";
import { addBusinessDays } from "#rules/shipping/business-days.ts";
import { orderDay } from "#rules/shipping/warehouse-day.ts";
import type { ShopProduct } from "./shop-product.ts";

/** The day something ordered at one instant leaves the warehouse, by the same rules that date the order. */
export interface ShipDays {
  /** `YYYY-MM-DD`. */
  shipsOn(product: Pick<ShopProduct, "kind" | "readyMade">): string;
}

export function shipDaysAt(now: Date, { shipping }: Pick<StoreConfig, "shipping">): ShipDays {
  const from = orderDay(now.toISOString(), shipping.warehouse);
  return { shipsOn: (product) => addBusinessDays(from, businessDays(product, shipping), shipping.warehouse.calendar) };
}

function businessDays(
  { kind, readyMade }: Pick<ShopProduct, "kind" | "readyMade">,
  shipping: StoreConfig["shipping"],
): number {
  const { desktop, laptop, gear } = shipping.buildBusinessDays;
  if (kind !== "pc" && kind !== "laptop") return gear + 1;
  if (readyMade) return shipping.rdyShippingDate.businessDays;
  return (kind === "laptop" ? laptop : desktop) + 1;
}

import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { World } from "../world.ts";

/** The day it is at the store's warehouse, `YYYY-MM-DD`. */
export function storeDay({ config, now }: Pick<World, "config" | "now">): string {
  return localTime(now().toISOString(), config.shipping.warehouse.timeZone).on;
}

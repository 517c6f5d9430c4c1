import { returnUntil } from "#rules/rma/return-window.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** The last day on which an order may be asked back, by the day it was delivered on the store's clock; null before that. */
export async function findReturnUntil(
  { config }: Pick<World, "config">,
  queries: Queries | Tx,
  orderId: string,
): Promise<string | null> {
  const row = await queries
    .selectFrom("order_events")
    .select("at")
    .where("order_id", "=", orderId)
    .where("name", "=", "order_delivered")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return returnUntilOf(config, row?.at.toISOString() ?? null);
}

function returnUntilOf(config: World["config"], deliveredAt: string | null): string | null {
  const { timeZone } = config.shipping.warehouse;
  return returnUntil(deliveredAt && localTime(deliveredAt, timeZone).on, config.service.returnDays);
}

import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** Which messages: those of one event, of one address, or both; of `isFailed` those alone that were tried and not taken. */
interface Replayed {
  eventId?: number;
  endpointId?: string;
  isFailed?: boolean;
}

/** Sends messages once more, whatever came of them, under the ids they had, for three days anew. Answers how many. */
export async function replayDeliveries(
  { now }: Pick<World, "now">,
  queries: Queries | Tx,
  { eventId, endpointId, isFailed = false }: Replayed,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("webhook_deliveries")
    .set({
      delivered_at: null,
      given_up_at: null,
      claimed_until: null,
      attempts: 0,
      made_at: now(),
      next_try_at: now(),
    })
    .$if(eventId !== undefined, (update) => update.where("event_id", "=", eventId ?? 0))
    .$if(endpointId !== undefined, (update) => update.where("endpoint_id", "=", endpointId ?? ""))
    .$if(isFailed, (update) =>
      update
        .where("delivered_at", "is", null)
        .where("attempts", ">", 0)
        .where("last_answer", "<>", "")
        // One that is under way is not sent beside itself.
        .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now())])),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

import type { ParcelSighting } from "#rules/order/parcel-sightings.ts";
import { sql } from "kysely";
import type { World } from "../world.ts";

/**
 * Where the carrier saw a parcel of ours, under its order: by the label that was made here, or the number that staff typed.
 * The same sighting is kept once, however often it is told. Nothing for a parcel that is none of ours.
 */
export async function keepSightings(
  { db, now }: Pick<World, "db" | "now">,
  tracking: string,
  sightings: readonly ParcelSighting[],
): Promise<void> {
  if (sightings.length === 0) return;
  const { rows } = await sql<{ order_id: string }>`
    select order_id from shipping_labels where tracking = ${tracking} and state = 'made'
    union select order_id from shipments where tracking = ${tracking} and carrier = 'FedEx'
    union select order_id from more_parcels where tracking = ${tracking} and carrier = 'FedEx'`.execute(db.queries);
  const heardAt = now();
  for (const { order_id } of rows)
    await db.queries
      .insertInto("parcel_news")
      .values(sightings.map(({ at, news, place }) => ({ order_id, tracking, at, news, place, heard_at: heardAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

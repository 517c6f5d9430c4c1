import {
  CarrierAway,
  CarrierRefused,
  type LabelToMake,
  type ShippingCarrier,
} from "#adapters/shipping/shipping-carrier.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { moveLabel } from "../orders/shipping-labels-table.ts";
import type { World } from "../world.ts";

/** Asks for a label that is on record, outside of any transaction. Null where it was made, which `tell` is for; without an answer it is `lost`. */
export async function askCarrier(
  world: World,
  carrier: ShippingCarrier,
  { id, parcel }: { id: string; parcel: LabelToMake },
  tell: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Refusal | null> {
  const { queries } = world.db;
  try {
    const made = await carrier.makeLabel(parcel);
    await world.db.transaction(async (tx) => {
      if (await moveLabel(world, tx, { id, from: "asked", to: "made", made })) await tell(tx);
    });
    return null;
  } catch (error) {
    const isRefused = error instanceof CarrierRefused;
    if (!isRefused && !(error instanceof CarrierAway)) throw error;
    world.log.error({ err: error, orderNumber: parcel.label.Bol }, "The carrier made no label");
    await moveLabel(world, queries, { id, from: "asked", to: isRefused ? "refused" : "lost" });
    return isRefused ? refuse("label_refused") : refuse("carrier_away");
  }
}

/** Asks to cancel a label that nothing leaves under any more. Null where it is cancelled; without an answer it is asked again. */
export async function cancelAtCarrier(
  world: World,
  carrier: ShippingCarrier,
  label: { id: string; tracking: string },
): Promise<Refusal | null> {
  try {
    await endAtCarrier(world, carrier, label);
    return null;
  } catch (error) {
    if (error instanceof CarrierAway) return refuse("carrier_away");
    throw error;
  }
}

/** Ends a label that is `cancelling`. Throws `CarrierAway` where the carrier does not answer. */
export async function endAtCarrier(
  world: World,
  carrier: ShippingCarrier,
  { id, tracking }: { id: string; tracking: string },
): Promise<void> {
  try {
    await carrier.cancelLabel(tracking);
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error;
    // It is under way, or was cancelled there: it is no label of ours either way.
    world.log.error({ err: error, tracking }, "The carrier did not cancel a label");
  }
  await moveLabel(world, world.db.queries, { id, from: "cancelling", to: "cancelled" });
}

import type { ReturnParcel } from "#rules/rma/return-parcel.ts";
import type { ShippingLabel } from "#rules/shipping/shipping-label.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";

export type LabelState = "asked" | "made" | "refused" | "lost" | "cancelling" | "cancelled";

export interface LabelRow {
  id: string;
  state: LabelState;
  label: ShippingLabel;
  tracking: string | null;
  parcel: ReturnParcel;
  madeBy: number;
  createdAt: Date;
}

/** Whose parcel a label is of: an order's, or what comes back of one by a return. */
interface LabelOf {
  orderId: string;
  rmaId?: string;
}

/** A carrier that has not answered by then never will: whoever asked is gone. */
const ASKED_FOR_MS = 60_000;

/** The latest label of an order or a return; one whose asking ended in a crash counts as lost. */
export async function findLabel(
  queries: Queries | Tx,
  { orderId, rmaId }: LabelOf,
  now: Date,
): Promise<LabelRow | null> {
  const row = await queries
    .selectFrom("shipping_labels")
    .select(["id", "state", "label", "tracking", "made_by as madeBy", "parcel", "created_at as createdAt"])
    .where("order_id", "=", orderId)
    .where("rma_id", rmaId ? "=" : "is", rmaId ?? null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const isGone = row.state === "asked" && now.getTime() - row.createdAt.getTime() > ASKED_FOR_MS;
  return isGone ? { ...row, state: "lost" } : row;
}

/** The order's row is locked. */
export async function insertLabel(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  { orderId, rmaId, label, madeBy }: LabelOf & { label: ShippingLabel; madeBy: number },
): Promise<string> {
  const [id, now] = [newUuid(world), world.now()];
  await tx
    .updateTable("shipping_labels")
    .set({ state: "lost", changed_at: now })
    .where("order_id", "=", orderId)
    .where("rma_id", rmaId ? "=" : "is", rmaId ?? null)
    .where("state", "=", "asked")
    .execute();
  await tx
    .insertInto("shipping_labels")
    .values({
      id,
      order_id: orderId,
      rma_id: rmaId ?? null,
      label: JSON.stringify(label),
      made_by: madeBy,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

/** False where the label is in another state by now. */
export async function moveLabel(
  { now }: Pick<World, "now">,
  queries: Queries | Tx,
  {
    id,
    from,
    to,
    made,
  }: { id: string; from: LabelState; to: LabelState; made?: { tracking: string; pdf: Uint8Array } },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("shipping_labels")
    .set({ state: to, changed_at: now(), ...made })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

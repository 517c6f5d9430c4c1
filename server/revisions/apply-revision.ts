import { CHANGEABLE_WAY, isOneOfStates } from "#rules/revision/revision-states.ts";
import { leavesLater } from "#rules/shipping/shipping-dates.ts";
import type { Tx } from "../db/database.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { findRevision, moveRevision, type RevisionRow } from "../orders/revisions-table.ts";
import { lowerPoints } from "../points/lower-points.ts";
import type { World } from "../world.ts";
import { returnToShelf } from "../holds/return-to-shelf.ts";

/**
 * What was paid for a change is here: the order becomes it, once. False where the change is off, or came too late: then
 * the money goes back. The order is locked.
 */
export async function applyPaidRevision(
  world: Pick<World, "now" | "config">,
  tx: Tx,
  order: OrderRow,
  revisionId: string,
): Promise<boolean> {
  const revision = await findRevision(tx, revisionId);
  if (revision?.state !== "waiting_payment") return revision?.state === "applied";
  const isInTime = isOneOfStates(CHANGEABLE_WAY, order.state);
  if (isInTime) await writeRevision(world, tx, order, revision);
  await moveRevision(tx, revision, isInTime ? "applied" : "lapsed", world.now());
  return isInTime;
}

/** The order and its lines as the revision has them; what it needs no more is on the shelf again, and its points are its own. */
export async function writeRevision(
  { config, now: clock }: Pick<World, "now" | "config">,
  tx: Tx,
  order: Pick<OrderRow, "id" | "pointsUsed">,
  { bill, shipping, units, ...revision }: RevisionRow,
): Promise<void> {
  const now = clock();
  const lines = await tx
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const priced = bill.lines.values();
  for (const [at, { id }] of lines.entries()) {
    const line = (units[at] ?? 0) > 0 ? priced.next().value : undefined;
    await tx
      .updateTable("order_lines")
      .set({
        quantity: line?.quantity ?? 0,
        amount_cents: line?.amount ?? 0,
        discount_cents: line?.discount ?? 0,
        tax_cents: line?.tax ?? 0,
        ...(line && { unit_cents: line.unitPrice }),
      })
      .where("id", "=", id)
      .execute();
  }
  await returnToShelf(tx, order.id, "what is off");
  // It may have been moved to a later day while the change waited.
  const { ships_on } = await tx
    .selectFrom("orders")
    .select("ships_on")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const dates = leavesLater(shipping, ships_on, revision.shippingAddress.Country, config.shipping);
  await tx
    .updateTable("orders")
    .set({
      shipping_address: JSON.stringify(revision.shippingAddress),
      zip_code_unknown: revision.isZipCodeUnknown,
      shipping_method_id: shipping.methodId,
      shipping_name: shipping.name,
      ships_on: dates.shipsOn,
      arrives_from: dates.arrivesFrom,
      arrives_until: dates.arrivesUntil,
      subtotal_cents: bill.subtotal,
      discount_cents: bill.totalDiscount,
      shipping_cents: bill.shippingFee,
      recycling_cents: bill.recyclingFee,
      delivery_fee_cents: bill.deliveryFee,
      insurance_cents: bill.insurance,
      tax_cents: bill.tax ?? 0,
      total_cents: bill.total,
      points_used: bill.pointsUsed,
      points_earned: bill.pointsEarned,
      priced_cart: JSON.stringify(revision.pricedCart),
      priced_steps: JSON.stringify(bill),
      changed_at: now,
    })
    .where("id", "=", order.id)
    .execute();
  await lowerPoints(tx, order.id, { used: bill.pointsUsed, earned: bill.pointsEarned }, now);
}

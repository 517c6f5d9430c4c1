import type { correctParcels as call } from "#contract/staff-orders.ts";
import { readTracking } from "#rules/order/carriers.ts";
import { refuse } from "#rules/refusal.ts";
import type { StaffActHandler } from "../http/route.ts";
import { changeOrder } from "./change-order.ts";

/**
 * The parcels of an order that is on its way become these: the first stays its shipment's. What they were stands in the
 * log, and its buyer is mailed the numbers in the same transaction.
 */
export const correctParcels: StaffActHandler<typeof call> = ({ world, principal, act, body }) => {
  const parcels = body.Parcels.map(({ Carrier: carrier, Tracking }) => ({
    carrier,
    tracking: readTracking(carrier, Tracking) ?? "",
  }));
  const wrong = parcels.findIndex(({ tracking }) => tracking === "");
  const carrier = parcels[wrong]?.carrier;
  if (carrier)
    return Promise.resolve(refuse("tracking_invalid", { carrier }, [{ field: `Parcels.${wrong}.Tracking` }]));
  const [first, ...more] = parcels;
  if (!first || new Set(parcels.map(({ tracking }) => tracking)).size < parcels.length)
    return Promise.resolve(refuse("parcels_same", { why: "twice" }, [{ field: "Parcels" }]));
  return changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (order.state !== "shipped") return refuse("order_not_there", { state: order.state });
    const { id: orderId, orderNumber } = order;
    const was = [
      await tx
        .selectFrom("shipments")
        .select(["carrier", "tracking"])
        .where("order_id", "=", orderId)
        .executeTakeFirstOrThrow(),
      ...(await tx
        .selectFrom("more_parcels")
        .select(["carrier", "tracking"])
        .where("order_id", "=", orderId)
        .orderBy("number")
        .execute()),
    ];
    if (JSON.stringify(was) === JSON.stringify(parcels)) return refuse("parcels_same", { why: "unchanged" });
    await tx.updateTable("shipments").set(first).where("order_id", "=", orderId).execute();
    await tx.deleteFrom("more_parcels").where("order_id", "=", orderId).execute();
    if (more.length > 0)
      await tx
        .insertInto("more_parcels")
        .values(more.map((parcel, at) => ({ order_id: orderId, number: at + 2, ...parcel })))
        .execute();
    await tx
      .insertInto("outbox")
      .values({
        topic: "order_shipped",
        dedupe_key: `order_shipped:${orderNumber}:${body.Version}`,
        payload: JSON.stringify({ orderId, isCorrected: true }),
        created_at: world.now(),
      })
      .execute();
    return { ok: true, before: { parcels: was }, after: { parcels } };
  });
};

import { Hono } from "hono";
import { CarrierAway, type FoundParcel } from "#adapters/shipping/shipping-carrier.ts";
import { type Refusal } from "#rules/refusal.ts";
import type { AppEnv } from "../http/app.ts";
import { lockOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { keepSightings } from "../orders/parcel-news-table.ts";
import { madeIn } from "./floor-facts.ts";
import { deliverParcel, shipParcel } from "./move-order.ts";

/**
 * `POST /api/webhooks/fedex`: the door has verified who signed it. What it says is not believed: the carrier is asked where
 * the parcel is, and the order moves on to there, never back, however often and late it is told. Without the carrier's
 * answer it is not taken, so that it comes again.
 */
export function parcelNews(world: World): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/api/webhooks/fedex", async (context) => {
    const principal = context.get("principal");
    if (principal.kind !== "peer" || !principal.parcel) throw new Error("A parcel's news passed the door unsigned");
    try {
      const parcel = await world.carrier?.findParcel(principal.parcel);
      if (parcel) await followParcel(world, principal.parcel, parcel);
    } catch (error) {
      if (!(error instanceof CarrierAway)) throw error;
      world.log.warn({ err: error }, "The carrier did not say where a parcel is. It tells again");
      return context.json({ received: false }, 503);
    }
    return context.json({ received: true });
  });
}

/** A parcel that is none of ours is nobody's news. What the carrier saw is kept for its buyer, whatever becomes of the order. */
async function followParcel(world: World, tracking: string, { state, sightings }: FoundParcel): Promise<void> {
  await keepSightings(world, tracking, sightings);
  if (state !== "moving" && state !== "delivered") return;
  const label = await world.db.queries
    .selectFrom("shipping_labels")
    .select(["id", "order_id", "rma_id", "made_by"])
    .where("tracking", "=", tracking)
    .where("state", "=", "made")
    .executeTakeFirst();
  if (!label) return;
  if (label.rma_id !== null) return followReturn(world, label.id, state);
  const refusal = await world.db.transaction(async (tx): Promise<Refusal | null> => {
    const order = await lockOrder(tx, label.order_id);
    const locked = { ...order, made: await madeIn(tx, order.id) };
    if (locked.state === "packed") {
      const parcel = { carrier: "FedEx", tracking, shippedBy: label.made_by } as const;
      const left = await shipParcel(world, tx, locked, parcel);
      if (!left.ok) return left;
      locked.state = "shipped";
    }
    if (locked.state !== "shipped" || state !== "delivered") return null;
    const here = await deliverParcel(world, tx, locked);
    return here.ok ? null : here;
  });
  // Somebody holds it, or money of it is on its way back, and it left all the same: a person has to look.
  if (refusal) world.log.error({ tracking, reason: refusal.reason }, "A parcel moved whose order may not");
}

/** Where a return's parcel is; it never goes back. That it is here for good, somebody says who has it in their hands. */
async function followReturn({ db, now }: World, labelId: string, to: "moving" | "delivered"): Promise<void> {
  await db.queries
    .updateTable("shipping_labels")
    .set({ parcel: to, changed_at: now() })
    .where("id", "=", labelId)
    .where("parcel", "in", to === "moving" ? ["labelled"] : ["labelled", "moving"])
    .execute();
}

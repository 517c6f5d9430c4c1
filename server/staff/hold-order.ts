import type {
  holdOrder as holdCall,
  noteOnOrder as noteCall,
  releaseOrder as releaseCall,
} from "#contract/staff-orders.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { refuse } from "#rules/refusal.ts";
import { skuName } from "../holds/holds.ts";
import { takeFromShelf } from "../holds/return-to-shelf.ts";
import type { StaffActHandler } from "../http/route.ts";
import { changeOrder } from "./change-order.ts";
import { stoppedBy } from "./floor-facts.ts";

/** Nothing is built, packed, labelled or shipped of it until it is released: the database refuses. */
export const holdOrder: StaffActHandler<typeof holdCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (!isOnTheFloor(order.state)) return refuse("order_not_there", { state: order.state });
    const { hold } = await stoppedBy(tx, order.id);
    if (hold) return refuse("order_held", { reason: hold.reason });
    const { Reason: reason } = body;
    await tx
      .insertInto("order_holds")
      .values({ order_id: order.id, reason, placed_by: principal.staffId, placed_at: world.now() })
      .execute();
    return { ok: true, reason };
  });

export const releaseOrder: StaffActHandler<typeof releaseCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    const { hold } = await stoppedBy(tx, order.id);
    if (!hold) return refuse("order_not_held");
    // Of an order whose refund the bank sent back, units may be missing that the shelf had not any more.
    const missing = await takeFromShelf(tx, order);
    if (missing)
      return refuse("out_of_stock", { name: await skuName(tx, missing.skuId), left: missing.left, at: "cart" });
    await tx
      .updateTable("order_holds")
      .set({ lifted_by: principal.staffId, lifted_at: world.now() })
      .where("order_id", "=", order.id)
      .where("lifted_at", "is", null)
      .execute();
    return { ok: true, before: { held: hold.reason } };
  });

/** Kept in the log itself: nobody takes it back. */
export const noteOnOrder: StaffActHandler<typeof noteCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, () => Promise.resolve({ ok: true, reason: body.Text }));

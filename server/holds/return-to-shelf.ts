import { sql } from "kysely";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Tx } from "../db/database.ts";

/**
 * What of the shelf a paid order has and will not ship is there again: all of it once the order is over, else what refunds
 * and changes took off it. Nobody tells how much: it is counted, so that again is a no-op. The order is locked, and in the
 * house.
 */
export async function returnToShelf(tx: Tx, orderId: string, what: "all" | "what is off"): Promise<void> {
  const { rows } = await sql<{ skuId: number; units: number; spare: number }>`
    select sku_id as "skuId", claimed.quantity as units, (claimed.quantity - coalesce(kept.units, 0))::int as spare
    from stock_reservations as claimed left join (
      select line_skus.sku_id, sum((quantity - sent_back) * per_unit) as units
      from order_lines join line_units on line_id = order_lines.id join line_skus using (line_id)
      where order_lines.order_id = ${orderId} and ${what === "what is off"} group by line_skus.sku_id
    ) as kept using (sku_id)
    where claimed.order_id = ${orderId} and claimed.state = 'claimed' and claimed.quantity > coalesce(kept.units, 0)
    order by sku_id`.execute(tx);
  // In rising order, as everybody takes stock, so that two orders never wait for each other in a circle.
  for (const { skuId, units, spare } of rows) {
    await tx
      .updateTable("stock_reservations")
      // A row has one unit at least: of what is gone as a whole it keeps how many it was.
      .set(spare < units ? { quantity: units - spare } : { state: "released" })
      .where("order_id", "=", orderId)
      .where("sku_id", "=", skuId)
      .execute();
    await tx
      .updateTable("stock")
      .set((eb) => ({ on_hand: eb("on_hand", "+", spare) }))
      .where("sku_id", "=", skuId)
      .execute();
  }
}

/**
 * What a paid order of the house is to ship and has not of the shelf is taken again, in rising order, as far as it is
 * there. Answers the first SKU of which units are missing, null where nothing is. Again is a no-op, and so is one that has
 * left or is over: nothing more of it ships. The order is locked.
 */
export async function takeFromShelf(
  tx: Tx,
  { id: orderId, state }: { id: string; state: OrderState },
): Promise<{ skuId: number; left: number } | null> {
  if (!isOnTheFloor(state)) return null;
  const { rows } = await sql<{ skuId: number; has: number; more: number }>`
    select sku_id as "skuId", has, (units - has)::int as more from (
      select line_skus.sku_id, sum((quantity - sent_back) * per_unit) as units
      from order_lines join line_units on line_id = order_lines.id join line_skus using (line_id)
      where order_lines.order_id = ${orderId} group by line_skus.sku_id
    ) as kept join (
      select sku_id, case when state = 'claimed' then quantity else 0 end as has
      from stock_reservations where order_id = ${orderId}
    ) as taken using (sku_id)
    where units > has order by sku_id`.execute(tx);
  let missing: { skuId: number; left: number } | null = null;
  for (const { skuId, has, more } of rows) {
    const shelf = await tx
      .selectFrom("stock")
      .select(["policy", "on_hand", "held"])
      .where("sku_id", "=", skuId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const left = shelf.policy === "tracked" ? Math.max(0, shelf.on_hand - shelf.held) : more;
    const taken = Math.min(more, left);
    if (taken < more) missing ??= { skuId, left };
    if (taken === 0) continue;
    await tx
      .updateTable("stock_reservations")
      .set({ state: "claimed", quantity: has + taken })
      .where("order_id", "=", orderId)
      .where("sku_id", "=", skuId)
      .execute();
    await tx
      .updateTable("stock")
      .set({ on_hand: Math.max(0, shelf.on_hand - taken) })
      .where("sku_id", "=", skuId)
      .execute();
  }
  return missing;
}

import { sql } from "kysely";
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
      select sku_id, sum(quantity - sent_back) as units
      from order_lines join line_units on line_id = order_lines.id
      where order_lines.order_id = ${orderId} and ${what === "what is off"} group by sku_id
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

import type { Tx } from "../db/database.ts";

/** What a paid order took of the shelf is there again: it will not leave the house. Again is a no-op. The order is locked. */
export async function returnToShelf(tx: Tx, orderId: string): Promise<void> {
  const returned = await tx
    .updateTable("stock_reservations")
    .set({ state: "released" })
    .where("order_id", "=", orderId)
    .where("state", "=", "claimed")
    .returning(["sku_id", "quantity"])
    .execute();
  // In rising order, as everybody takes stock, so that two orders never wait for each other in a circle.
  for (const { sku_id, quantity } of returned.toSorted((one, other) => one.sku_id - other.sku_id))
    await tx
      .updateTable("stock")
      .set((eb) => ({ on_hand: eb("on_hand", "+", quantity) }))
      .where("sku_id", "=", sku_id)
      .execute();
}

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
  await putBack(tx, returned);
}

/** Some units of a paid order are on the shelf again; what nobody counts is not there to be counted. The order is locked. */
export async function returnUnits(
  tx: Tx,
  orderId: string,
  fewer: readonly { skuId: number; units: number }[],
): Promise<void> {
  const claimed = await tx
    .selectFrom("stock_reservations")
    .select(["sku_id", "quantity"])
    .where("order_id", "=", orderId)
    .where("state", "=", "claimed")
    .execute();
  const returned: Counted[] = [];
  for (const { sku_id, quantity } of claimed) {
    const back = fewer.filter(({ skuId }) => skuId === sku_id).reduce((sum, { units }) => sum + units, 0);
    if (back === 0) continue;
    // A row has one unit at least: of what is gone as a whole it keeps how many it was.
    const left = quantity - back;
    await tx
      .updateTable("stock_reservations")
      .set(left > 0 ? { quantity: left } : { state: "released" })
      .where("order_id", "=", orderId)
      .where("sku_id", "=", sku_id)
      .execute();
    returned.push({ sku_id, quantity: back });
  }
  await putBack(tx, returned);
}

interface Counted {
  sku_id: number;
  quantity: number;
}

/** In rising order, as everybody takes stock, so that two orders never wait for each other in a circle. */
async function putBack(tx: Tx, returned: readonly Counted[]): Promise<void> {
  for (const { sku_id, quantity } of returned.toSorted((one, other) => one.sku_id - other.sku_id))
    await tx
      .updateTable("stock")
      .set((eb) => ({ on_hand: eb("on_hand", "+", quantity) }))
      .where("sku_id", "=", sku_id)
      .execute();
}

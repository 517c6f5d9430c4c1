import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { FLOOR_EVENTS } from "./floor-events.ts";
import type { TestMarket } from "./test-market.ts";

/** Brings a paid order of gear out of the house by the moves that the desk makes. */
export async function shipOrder({ db, world }: Pick<TestMarket, "db" | "world">, orderNumber: string): Promise<void> {
  const order = await findOrderByNumber(db.queries, orderNumber);
  await db.transaction(async (tx) => {
    const packed = await moveOrderBy(tx, await lockOrder(tx, order?.id ?? ""), FLOOR_EVENTS.packed, world.now());
    await moveOrderBy(tx, packed, FLOOR_EVENTS.shipped, world.now());
  });
}

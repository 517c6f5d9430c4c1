import type { Queries } from "../db/database.ts";
import type { KeyedOrder } from "./order-key.ts";

/** What a key to this order is signed for; null for a number that no order has. Whoever asks has still to prove a key. */
export async function findKeyedOrder(
  queries: Queries,
  orderNumber: string,
): Promise<(KeyedOrder & { id: string }) | null> {
  const row = await queries
    .selectFrom("orders")
    .select(["id", "order_number", "link_generation"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  return row ? { id: row.id, orderNumber: row.order_number, linkGeneration: row.link_generation } : null;
}

/** Ends every key to the order that was given out, and answers what the next one is signed for. */
export async function endOrderKeys(queries: Queries, orderId: string): Promise<KeyedOrder> {
  const row = await queries
    .updateTable("orders")
    .set((eb) => ({ link_generation: eb("link_generation", "+", 1) }))
    .where("id", "=", orderId)
    .returning(["order_number", "link_generation"])
    .executeTakeFirstOrThrow();
  return { orderNumber: row.order_number, linkGeneration: row.link_generation };
}

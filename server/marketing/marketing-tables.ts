import { sql } from "kysely";
import { nextTryAt } from "../retries/back-off.ts";
import type { World } from "../world.ts";

type Kept = Pick<World, "db" | "now" | "randomBytes">;

/** The service has the cart as this version of it, or will never take that. */
export async function noteCartTold({ db }: Pick<World, "db">, cartId: string, version: number): Promise<void> {
  await db.queries
    .insertInto("marketing_carts")
    .values({ cart_id: cartId, version })
    .onConflict((conflict) => conflict.column("cart_id").doUpdateSet({ version, failures: 0, next_try_at: null }))
    .execute();
}

/** The service has nothing of the cart any more. */
export async function noteCartGone({ db }: Pick<World, "db">, cartId: string): Promise<void> {
  await db.queries.deleteFrom("marketing_carts").where("cart_id", "=", cartId).execute();
}

/** Nobody knows what the service has; it is told again, after a longer pause each time. */
export async function postponeCart(world: Kept, cartId: string): Promise<void> {
  const { rows } = await sql<{ failures: number }>`insert into marketing_carts (cart_id, version, failures)
    values (${cartId}, -1, 1)
    on conflict (cart_id) do update set version = -1, failures = marketing_carts.failures + 1
    returning failures`.execute(world.db.queries);
  await world.db.queries
    .updateTable("marketing_carts")
    .set({ next_try_at: nextTryAt(world, rows[0]?.failures ?? 1) })
    .where("cart_id", "=", cartId)
    .execute();
}

export async function noteOrderTold({ db, now }: Kept, orderId: string): Promise<void> {
  const sentAt = now();
  await db.queries
    .insertInto("marketing_orders")
    .values({ order_id: orderId, sent_at: sentAt })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet({ sent_at: sentAt, next_try_at: null }))
    .execute();
}

export async function postponeOrder(world: Kept, orderId: string): Promise<void> {
  const { rows } = await sql<{ failures: number }>`insert into marketing_orders (order_id, failures)
    values (${orderId}, 1)
    on conflict (order_id) do update set failures = marketing_orders.failures + 1
    returning failures`.execute(world.db.queries);
  await world.db.queries
    .updateTable("marketing_orders")
    .set({ next_try_at: nextTryAt(world, rows[0]?.failures ?? 1) })
    .where("order_id", "=", orderId)
    .execute();
}

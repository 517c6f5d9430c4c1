import type { World } from "../world.ts";

/** Before the service is told: whoever comes after an answer that was lost knows that it may have the cart. */
export async function noteCartAsked({ db }: Pick<World, "db">, cartId: string): Promise<void> {
  await db.queries
    .insertInto("marketing_carts")
    .values({ cart_id: cartId, version: -1 })
    .onConflict((conflict) => conflict.column("cart_id").doUpdateSet({ version: -1 }))
    .execute();
}

/** The service has the cart as this version of it, or will never take that. */
export async function noteCartTold({ db }: Pick<World, "db">, cartId: string, version: number): Promise<void> {
  await db.queries
    .insertInto("marketing_carts")
    .values({ cart_id: cartId, version })
    .onConflict((conflict) => conflict.column("cart_id").doUpdateSet({ version }))
    .execute();
}

/** The service has nothing of the cart any more. */
export async function noteCartGone({ db }: Pick<World, "db">, cartId: string): Promise<void> {
  await db.queries.deleteFrom("marketing_carts").where("cart_id", "=", cartId).execute();
}

export async function noteOrderTold({ db, now }: Pick<World, "db" | "now">, orderId: string): Promise<void> {
  const sentAt = now();
  await db.queries
    .insertInto("marketing_orders")
    .values({ order_id: orderId, sent_at: sentAt })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet({ sent_at: sentAt }))
    .execute();
}

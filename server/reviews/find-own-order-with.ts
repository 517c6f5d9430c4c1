import { owns } from "../carts/owns.ts";
import type { Queries } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { REACHES_ITS_BUYER } from "./bought-products.ts";

/** The visitor's newest order that was sent and has the product. */
export async function findOwnOrderWith(
  queries: Queries,
  principal: Principal,
  slug: string,
): Promise<{ id: string } | null> {
  const row = await queries
    .selectFrom("orders")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .innerJoin("skus", "skus.sku_id", "order_lines.sku_id")
    .innerJoin("products", "products.id", "skus.product_id")
    .select("orders.id")
    .where("products.slug", "=", slug)
    .where("orders.state", "in", ["shipped", "delivered"])
    .where(REACHES_ITS_BUYER)
    .where(owns(principal, "orders.member_id"))
    .orderBy("orders.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

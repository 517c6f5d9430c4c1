import { sql } from "kysely";
import { mayMoveReview, type ReviewState } from "#rules/review/review-states.ts";
import type { Queries, Tx } from "../db/database.ts";

export interface PublishedReview {
  author: string;
  rating: number;
  body: string;
  at: Date;
}

/** What is shown of a product, newest first. */
export function listPublished(queries: Queries, productSlug: string): Promise<PublishedReview[]> {
  return queries
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .select(["reviews.author", "reviews.rating", "reviews.body", "reviews.created_at as at"])
    .where("products.slug", "=", productSlug)
    .where("reviews.state", "=", "published")
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id")
    .execute();
}

/** A product of an order, and whether a review of it was sent with the order. */
export interface BoughtProduct {
  productId: number;
  name: string;
  picture: string;
  isWritten: boolean;
}

export async function listBought(queries: Queries | Tx, orderId: string): Promise<BoughtProduct[]> {
  const { rows } = await sql<BoughtProduct>`select distinct on (products.id) products.id as "productId", products.name,
      order_lines.picture, exists (
        select from reviews where reviews.order_id = order_lines.order_id and reviews.product_id = products.id
      ) as "isWritten"
    from order_lines join skus using (sku_id) join products on products.id = skus.product_id
    where order_lines.order_id = ${orderId} order by products.id`.execute(queries);
  return rows;
}

/** A review as who moderates reads it. */
export interface ReviewToModerate extends PublishedReview {
  id: string;
  state: ReviewState;
  product: string;
  orderNumber: string;
}

/** Those that wait, oldest first, or all of the newest. */
export async function listToModerate(queries: Queries, most: number): Promise<ReviewToModerate[]> {
  return queries
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .innerJoin("orders", "orders.id", "reviews.order_id")
    .select([
      "reviews.id",
      "reviews.state",
      "products.name as product",
      "orders.order_number as orderNumber",
      "reviews.author",
      "reviews.rating",
      "reviews.body",
      "reviews.created_at as at",
    ])
    .where("reviews.state", "=", "pending")
    .orderBy("reviews.created_at")
    .limit(most)
    .execute();
}

/** Moves a review by the table of its states, and notes who did; false where there is none, or it may not go there. */
export async function moderateReview(
  queries: Queries | Tx,
  { id, to, by, now }: { id: string; to: ReviewState; by: string; now: Date },
): Promise<boolean> {
  const from = (["pending", "published", "rejected"] as const).filter((state) => mayMoveReview(state, to));
  const { numUpdatedRows } = await queries
    .updateTable("reviews")
    .set({ state: to, moderated_at: now, moderated_by: by })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { sql } from "kysely";
import { mayMoveReview, REVIEW_STATES, type ReviewState } from "#rules/review/review-states.ts";
import type { Queries, Tx } from "../db/database.ts";

/** A review as who moderates reads it. */
export interface ReviewToModerate {
  id: string;
  /** What a decision says it was made on. */
  version: number;
  state: ReviewState;
  product: string;
  orderNumber: string;
  author: string;
  rating: number;
  headline: string;
  body: string;
  answer: string;
  /** For everybody; empty where the store says nothing. */
  storeAnswer: string;
  at: Date;
  pictures: { id: string; width: number; height: number }[];
}

/** Those that wait, oldest first; of the others the newest first. */
export async function listToModerate(
  queries: Queries,
  most: number,
  state: ReviewState = "pending",
): Promise<ReviewToModerate[]> {
  return queries
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .innerJoin("orders", "orders.id", "reviews.order_id")
    .select([
      "reviews.id",
      "reviews.version",
      "reviews.state",
      "products.name as product",
      "orders.order_number as orderNumber",
      "reviews.author",
      "reviews.rating",
      "reviews.headline",
      "reviews.body",
      "reviews.answer",
      "reviews.store_answer as storeAnswer",
      "reviews.created_at as at",
      sql<ReviewToModerate["pictures"]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height)
          order by added_at, id), '[]')
        from review_pictures where review_id = reviews.id)`.as("pictures"),
    ])
    .where("reviews.state", "=", state)
    .orderBy("reviews.created_at", state === "pending" ? "asc" : "desc")
    .orderBy("reviews.id")
    .limit(most)
    .execute();
}

interface Decision {
  id: string;
  /** The version that was read: what its author changed since is not decided on. */
  seen: number;
  to: Exclude<ReviewState, "pending">;
  /** What its author is told; empty for nothing. */
  answer: string;
  by: string;
  now: Date;
}

/** Moves a review by the table of its states, and notes who did; false where there is none, it has changed, or may not go there. */
export async function moderateReview(
  queries: Queries | Tx,
  { id, seen, to, answer, by, now }: Decision,
): Promise<boolean> {
  const from = REVIEW_STATES.filter((state) => mayMoveReview(state, to));
  const { numUpdatedRows } = await queries
    .updateTable("reviews")
    .set({ state: to, answer, moderated_at: now, moderated_by: by })
    .where("id", "=", id)
    .where("version", "=", seen)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface StoreAnswer {
  id: string;
  /** The version that was read: neither what its author changed since is answered, nor what a colleague wrote is lost. */
  seen: number;
  /** Empty: nothing stands under it any more. */
  text: string;
  now: Date;
}

/** What stood there before; null where there is no such review, it has changed, or it is kept off. */
export async function answerAsStore(tx: Tx, { id, seen, text, now }: StoreAnswer): Promise<string | null> {
  const before = await tx
    .selectFrom("reviews")
    .select("store_answer")
    .where("id", "=", id)
    .where("version", "=", seen)
    .where("state", "<>", "rejected")
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx
    .updateTable("reviews")
    .set((eb) => ({
      store_answer: text,
      store_answered_at: text === "" ? null : now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  return before.store_answer;
}

/** What its author changes waits to be read again. Answers which review that is, locked until the end of a transaction; null where there is none. */
export async function readAnew(
  queries: Queries | Tx,
  { orderId, productId }: { orderId: string; productId: number },
  change: { rating?: number; author?: string; headline?: string; body?: string },
): Promise<string | null> {
  const row = await queries
    .updateTable("reviews")
    .set((eb) => ({
      ...change,
      state: "pending",
      version: eb("version", "+", 1),
      answer: "",
      moderated_at: null,
      moderated_by: null,
    }))
    .where("order_id", "=", orderId)
    .where("product_id", "=", productId)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

import type {
  changeReview as changeCall,
  takeBackReview as takeBackCall,
  writeReview as call,
} from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { findOrderById } from "../orders/orders-table.ts";
import { listBought } from "./bought-products.ts";
import { isShipped } from "./list-reviewable.ts";
import { readAnew } from "./reviews-table.ts";

/** "Bought here" is the order itself: nobody else can write. One review of a product an order; the table refuses a second one. */
export const writeReview: Handler<typeof call> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const { queries } = world.db;
  if (!isShipped(await findOrderById(queries, open.id))) return refuse("review_not_shipped");
  const bought = await listBought(queries, open.id);
  if (!bought.some(({ productId }) => productId === body.ProductID)) return refuse("product_unknown");
  const written = await queries
    .insertInto("reviews")
    .values({
      id: newUuid(world),
      product_id: body.ProductID,
      order_id: open.id,
      member_id: principal.kind === "member" ? principal.memberId : null,
      state: "pending",
      rating: body.Rating,
      author: body.Author,
      headline: body.Headline,
      body: body.Body,
      created_at: world.now(),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "product_id"]).doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n ? { reply: { Success: true } } : refuse("review_written");
};

/** Whoever may see the order wrote it, also where the order has meanwhile been given back. */
export const changeReview: Handler<typeof changeCall> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const changed = await readAnew(
    world.db.queries,
    { orderId: open.id, productId: body.ProductID },
    { rating: body.Rating, author: body.Author, headline: body.Headline, body: body.Body },
  );
  return changed === null ? refuse("review_unknown") : { reply: { Success: true } };
};

/** Taken back, it is gone for good with its pictures; pressed again it says that there is none. */
export const takeBackReview: Handler<typeof takeBackCall> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const gone = await world.db.queries
    .deleteFrom("reviews")
    .where("order_id", "=", open.id)
    .where("product_id", "=", body.ProductID)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n ? { reply: { Success: true } } : refuse("review_unknown");
};

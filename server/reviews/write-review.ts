import type { listReviewable as ofOrderCall, writeReview as call } from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { findOrderById, type OrderRow } from "../orders/orders-table.ts";
import { listBought } from "./reviews-table.ts";

export const listReviewable: Handler<typeof ofOrderCall> = async ({ world, principal, query }) => {
  const open = await findOpenOrder(world, principal, query.order);
  if (!open) return refuse("order_unknown");
  const { queries } = world.db;
  const [order, products] = [await findOrderById(queries, open.id), await listBought(queries, open.id)];
  return {
    reply: {
      Success: true,
      OrderNumber: order.orderNumber,
      IsShipped: isShipped(order),
      Products: products.map(({ productId, name, picture, isWritten }) => ({
        ProductID: productId,
        Name: name,
        MainPicture: picture,
        PictureVersion: world.pictures.versionOf(picture),
        IsWritten: isWritten,
      })),
    },
  };
};

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
      body: body.Body,
      created_at: world.now(),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "product_id"]).doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n ? { reply: { Success: true } } : refuse("review_written");
};

function isShipped({ state }: OrderRow): boolean {
  return state === "shipped" || state === "delivered";
}

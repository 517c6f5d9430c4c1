import type {
  addReviewPicture as addCall,
  getOwnReviewPicture as getCall,
  removeReviewPicture as removeCall,
} from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { MOST_REVIEW_PICTURE_BYTES, MOST_REVIEW_PICTURES } from "#rules/review/check-review-picture.ts";
import { findOpenOrder } from "../account/find-open-order.ts";
import type { Queries } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { FileHandler } from "../http/file-route.ts";
import type { Handler } from "../http/route.ts";
import { cleanPicture } from "./clean-picture.ts";
import { readAnew } from "./reviews-table.ts";

/** Adds a picture to a review that is there. The review's own row is written first: eight at once are still four. */
export const addReviewPicture: FileHandler<typeof addCall> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const review = { orderId: open.id, productId: body.ProductID };
  const before = await countPictures(world.db.queries, review);
  if (before === null) return refuse("review_unknown");
  // Nothing is read and drawn for nothing.
  if (before >= MOST_REVIEW_PICTURES) return TOO_MANY;
  return {
    mostBytes: MOST_REVIEW_PICTURE_BYTES,
    async take(picture) {
      const clean = await cleanPicture(picture);
      if (!clean.ok) return clean;
      return world.db.transaction(async (tx) => {
        const id = await readAnew(tx, review, {});
        if (id === null) return refuse("review_unknown");
        const kept = await tx.selectFrom("review_pictures").select("id").where("review_id", "=", id).execute();
        if (kept.length >= MOST_REVIEW_PICTURES) return TOO_MANY;
        await tx
          .insertInto("review_pictures")
          .values({ id: newUuid(world), review_id: id, added_at: world.now(), ...clean.value })
          .execute();
        return { reply: { Success: true } };
      });
    },
  };
};

const TOO_MANY = refuse("review_picture_too_many", { most: MOST_REVIEW_PICTURES }, [{ field: "Picture" }]);

/** Null where there is no such review. */
async function countPictures(
  queries: Queries,
  { orderId, productId }: { orderId: string; productId: number },
): Promise<number | null> {
  const row = await queries
    .selectFrom("reviews")
    .leftJoin("review_pictures", "review_pictures.review_id", "reviews.id")
    .select((eb) => ["reviews.id", eb.fn.count<number>("review_pictures.id").as("pictures")])
    .where("order_id", "=", orderId)
    .where("product_id", "=", productId)
    .groupBy("reviews.id")
    .executeTakeFirst();
  return row ? row.pictures : null;
}

/** With one picture less there is nothing to read anew: what was shown stays. */
export const removeReviewPicture: Handler<typeof removeCall> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const gone = await world.db.queries
    .deleteFrom("review_pictures")
    .using("reviews")
    .whereRef("reviews.id", "=", "review_pictures.review_id")
    .where("review_pictures.id", "=", body.PictureID)
    .where("reviews.order_id", "=", open.id)
    .where("reviews.product_id", "=", body.ProductID)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n ? { reply: { Success: true } } : refuse("review_picture_unknown");
};

export const getOwnReviewPicture: Handler<typeof getCall> = async ({ world, principal, query }) => {
  const open = await findOpenOrder(world, principal, query.order);
  if (!open) return refuse("order_unknown");
  const picture = await world.db.queries
    .selectFrom("review_pictures")
    .innerJoin("reviews", "reviews.id", "review_id")
    .select("content")
    .where("review_pictures.id", "=", query.id)
    .where("order_id", "=", open.id)
    .executeTakeFirst();
  if (!picture) return refuse("review_picture_unknown");
  return { reply: { Success: true, Base64: Buffer.from(picture.content).toString("base64") } };
};

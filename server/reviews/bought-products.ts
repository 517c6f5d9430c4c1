import { sql, type RawBuilder } from "kysely";
import type { OwnReview, ReviewableProduct } from "#contract/reviews.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** A product of an order, with the review of it that was sent with the order. */
export interface BoughtProduct {
  orderNumber: string;
  shippedAt: Date | null;
  productId: number;
  name: string;
  slug: string;
  picture: string;
  review:
    | (FoundReview & {
        at: string;
        pictures: { id: string; width: number; height: number }[];
      })
    | null;
}
interface FoundReview {
  state: OwnReview["State"];
  rating: number;
  author: string;
  headline: string;
  body: string;
  answer: string;
  storeAnswer: string;
  storeAnsweredAt: string | null;
}

const MOST = 200;

/** Of the row `order_lines`: not what was all given back before it left the house. */
export const REACHES_ITS_BUYER = sql<boolean>`exists (select from line_units where line_id = order_lines.id and greatest(shipped, kept) > 0)`;

export function listBought(queries: Queries | Tx, orderId: string): Promise<BoughtProduct[]> {
  return bought(queries, sql`orders.id = ${orderId}::uuid`);
}

/** SQL of how many products a member was sent and has not reviewed. */
export function unreviewedBy(memberId: number): RawBuilder<number> {
  return sql<number>`(
    select count(distinct (orders.id, skus.product_id))::int
    from orders join order_lines on order_lines.order_id = orders.id join skus using (sku_id)
    where orders.member_id = ${memberId} and orders.state in ('shipped', 'delivered') and ${REACHES_ITS_BUYER}
      and not exists (
        select from reviews where reviews.order_id = orders.id and reviews.product_id = skus.product_id)
  )`;
}

/** All that a member bought and has been sent, and what was reviewed whatever became of its order; the newest order first. */
export function listBoughtBy(queries: Queries, memberId: number): Promise<BoughtProduct[]> {
  return bought(
    queries,
    sql`orders.member_id = ${memberId} and (orders.state in ('shipped', 'delivered') or exists (
      select from reviews where reviews.order_id = orders.id and reviews.product_id = products.id))`,
  );
}

async function bought(queries: Queries | Tx, where: RawBuilder<unknown>): Promise<BoughtProduct[]> {
  const { rows } = await sql<BoughtProduct>`select distinct on (orders.created_at, orders.id, products.id)
      orders.order_number as "orderNumber", shipments.shipped_at as "shippedAt", products.id as "productId",
      products.name, products.slug, order_lines.picture,
      (
        select jsonb_build_object('state', reviews.state, 'rating', rating, 'author', author, 'headline', headline,
          'body', body, 'answer', answer, 'storeAnswer', store_answer, 'storeAnsweredAt', store_answered_at,
          'at', reviews.created_at, 'pictures', (
            select coalesce(jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height)
              order by added_at, id), '[]')
            from review_pictures where review_id = reviews.id
          ))
        from reviews where reviews.order_id = orders.id and reviews.product_id = products.id
      ) as review
    from order_lines join skus using (sku_id) join products on products.id = skus.product_id
      join orders on orders.id = order_lines.order_id left join shipments on shipments.order_id = orders.id
    where (${where}) and ${REACHES_ITS_BUYER}
    order by orders.created_at desc, orders.id, products.id limit ${MOST}`.execute(queries);
  return rows;
}

export function viewBought(
  { pictures, config }: Pick<World, "pictures" | "config">,
  bought: BoughtProduct,
): ReviewableProduct {
  const { productId, name, slug, picture, review } = bought;
  return {
    ProductID: productId,
    Name: name,
    Slug: slug,
    MainPicture: picture,
    PictureVersion: pictures.versionOf(picture),
    Review: review && {
      State: review.state,
      Rating: review.rating,
      Author: review.author,
      Headline: review.headline,
      Body: review.body,
      WrittenAt: new Date(review.at).toISOString(),
      Answer: review.answer,
      StoreAnswer:
        review.storeAnsweredAt === null
          ? null
          : {
              Text: review.storeAnswer,
              On: dayAt(new Date(review.storeAnsweredAt), config.shipping.warehouse.timeZone),
            },
      Pictures: review.pictures.map(({ id, width, height }) => ({ Id: id, Width: width, Height: height })),
    },
  };
}

import { sql } from "kysely";
import { BOUGHT_COLUMNS, type BoughtReview, type BoughtRow, toBoughtReview } from "../catalog/bought-reviews.ts";
import type { Queries } from "../db/database.ts";

/** What decides whether and where a review is listed; light, for there may be thousands. */
export interface PublishedReview {
  id: string;
  rating: number;
  at: Date;
  pictures: number;
}

/** All that is shown of a product by those who bought it. */
export async function listPublished(queries: Queries, productId: number): Promise<PublishedReview[]> {
  const { rows } = await sql<PublishedReview>`select id, rating, created_at as at,
      (select count(*)::int from review_pictures where review_id = reviews.id) as pictures
    from reviews where product_id = ${productId} and state = 'published'
    order by created_at desc, id`.execute(queries);
  return rows;
}

/** These reviews, where they are shown, in any order. */
export async function readPublished(
  queries: Queries,
  ids: readonly string[],
  timeZone: string,
): Promise<BoughtReview[]> {
  const { rows } = await sql<BoughtRow>`select ${BOUGHT_COLUMNS} from reviews
    where reviews.id = any(${[...ids]}::uuid[]) and state = 'published'`.execute(queries);
  return rows.map((row) => toBoughtReview(row, timeZone));
}

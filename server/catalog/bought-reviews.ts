import { sql } from "kysely";
import type { Picture } from "#contract/picture.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import type { Queries } from "../db/database.ts";
import { spoken } from "../languages/spoken.ts";

const { reviewPictureWords } = spoken.reviews;

/** A review of a buyer as pages show it. */
export interface BoughtReview {
  id: string;
  author: string;
  rating: number;
  /** A day on the store's clock. */
  on: string;
  headline: string;
  text: string;
  storeAnswer: StoreAnswer | null;
  pictures: Picture[];
}

/** What the store says to a review, on a day of its clock. */
interface StoreAnswer {
  text: string;
  on: string;
}

/** What is read of `reviews` for it. */
export const BOUGHT_COLUMNS = sql`reviews.id, author, rating, headline, body as text, created_at as at,
  store_answer as "storeAnswer", store_answered_at as "storeAnsweredAt", (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height, 'version', version)
      order by added_at, id), '[]')
    from review_pictures where review_id = reviews.id
  ) as pictures`;

export interface BoughtRow extends Omit<BoughtReview, "pictures" | "on" | "storeAnswer"> {
  at: Date;
  storeAnswer: string;
  storeAnsweredAt: Date | null;
  pictures: { id: string; width: number; height: number; version: string }[];
}

/** What the page of a product shows of its buyers' reviews. */
export interface BoughtReviews {
  count: number;
  /** Stars of all of them. */
  stars: number;
  /** The newest. */
  latest: readonly BoughtReview[];
}

/** Before the id, in the address of its picture. */
export const REVIEW_PICTURE = "review-";
/** So many stand on a product's own page. */
const LATEST = 6;

/** Of every product that has any, or of some products only. One query, whatever the size. */
export async function readBoughtReviews(
  queries: Queries,
  timeZone: string,
  productIds?: readonly number[],
): Promise<ReadonlyMap<number, BoughtReviews>> {
  const those = productIds ? sql`and product_id = any(${[...productIds]}::bigint[])` : sql``;
  const { rows } = await sql<BoughtRow & { product_id: number; count: number; stars: number }>`
    select product_id, count, stars, ${BOUGHT_COLUMNS} from (
      select *, count(*) over (partition by product_id)::int as count,
        (sum(rating) over (partition by product_id))::int as stars,
        row_number() over (partition by product_id order by created_at desc, id) as place
      from reviews where state = 'published' ${those}
    ) as reviews where place <= ${LATEST} order by product_id, place`.execute(queries);
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([productId, found]) => [
      productId,
      {
        count: found[0]?.count ?? 0,
        stars: found[0]?.stars ?? 0,
        latest: found.map((row) => toBoughtReview(row, timeZone)),
      },
    ]),
  );
}

export const toBoughtReview = (
  { id, author, rating, at, headline, text, storeAnswer, storeAnsweredAt, pictures }: BoughtRow,
  timeZone: string,
): BoughtReview => ({
  id,
  author,
  rating,
  on: dayAt(at, timeZone),
  headline,
  text,
  storeAnswer: storeAnsweredAt && { text: storeAnswer, on: dayAt(storeAnsweredAt, timeZone) },
  pictures: pictures.map((one, place) => ({
    name: REVIEW_PICTURE + one.id,
    width: one.width,
    height: one.height,
    alt: reviewPictureWords.alt(author, place + 1),
    version: one.version,
    color: null,
    placeholder: null,
  })),
});

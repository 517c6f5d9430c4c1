import type { listReviews as call, ReviewsQuery, ShownReview } from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { sortReviews } from "#rules/review/review-sorts.ts";
import { shownReviews } from "#rules/review/shown-reviews.ts";
import { spreadOf } from "#rules/review/spread-of.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { ShopProduct } from "../catalog/shop-product.ts";
import type { Queries } from "../db/database.ts";
import type { OpenHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { listPublished, readPublished } from "./published-reviews.ts";

const PAGE = 10;

/** What is known of every review before one is read: it is an id of a buyer's, or the catalogue's own. */
interface Listed {
  rating: number;
  at: number;
  pictures: number;
  from: string | ShopProduct["brought"][number];
}

/** The spread is of all that are shown; the list is of those that are asked for. */
export const listReviews: OpenHandler<typeof call> = async ({ world, query }) => {
  const product = await world.catalogue.product(query.product);
  if (!product) return refuse("product_unknown");
  const { queries } = world.db;
  const { all, isSample } = await listShown(queries, product);
  const spread = spreadOf(all.map(({ rating }) => rating));
  const found = sortReviews(all.filter(isAsked(query)), query.sort);
  return {
    reply: {
      Success: true,
      Name: product.name,
      Link: productLink(product),
      Count: spread.count,
      Average: spread.average,
      Stars: [...spread.stars],
      WithPictures: all.filter(({ pictures }) => pictures > 0).length,
      IsSample: isSample,
      Found: found.length,
      Reviews: await readShown(world, found.slice((query.page - 1) * PAGE, query.page * PAGE)),
      Pages: Math.ceil(found.length / PAGE),
    },
  };
};

const isAsked =
  ({ stars, withPictures }: Pick<ReviewsQuery, "stars" | "withPictures">) =>
  ({ rating, pictures }: Listed) =>
    (stars === 0 || rating === stars) && (!withPictures || pictures > 0);

async function listShown(queries: Queries, product: ShopProduct): Promise<{ all: Listed[]; isSample: boolean }> {
  const { bought, brought, isSample } = shownReviews(await listPublished(queries, product.id), product.brought);
  return {
    all: [
      ...bought.map(({ id, rating, at, pictures }) => ({ rating, at: at.getTime(), pictures, from: id })),
      ...brought.map((one) => ({ rating: one.rating, at: Date.parse(one.on), pictures: 0, from: one })),
    ],
    isSample,
  };
}

/** One of a buyer's that was taken off meanwhile is left out. */
async function readShown({ db, config }: World, listed: readonly Listed[]): Promise<ShownReview[]> {
  const ids = listed.flatMap(({ from }) => (typeof from === "string" ? [from] : []));
  const read = new Map(
    ids.length > 0
      ? (await readPublished(db.queries, ids, config.shipping.warehouse.timeZone)).map((one) => [one.id, one])
      : [],
  );
  return listed.flatMap(({ from }) => {
    const bought = typeof from === "string" ? read.get(from) : null;
    if (bought === undefined) return [];
    if (bought) return [viewReview({ ...bought, sample: false, isBoughtHere: true })];
    return typeof from === "string"
      ? []
      : [viewReview({ ...from, headline: "", storeAnswer: null, pictures: [], isBoughtHere: false })];
  });
}

function viewReview(review: {
  author: string;
  rating: number;
  on: string;
  headline: string;
  text: string;
  storeAnswer: { text: string; on: string } | null;
  sample: boolean;
  isBoughtHere: boolean;
  pictures: ShownReview["Pictures"];
}): ShownReview {
  return {
    Author: review.author,
    Rating: review.rating,
    Headline: review.headline,
    Body: review.text,
    StoreAnswer: review.storeAnswer && { Text: review.storeAnswer.text, On: review.storeAnswer.on },
    On: review.on,
    IsBoughtHere: review.isBoughtHere,
    IsSample: review.sample,
    Pictures: review.pictures,
  };
}

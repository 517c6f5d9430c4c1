import type { listReviews as call } from "#contract/reviews.ts";
import { refuse } from "#rules/refusal.ts";
import { spreadOf } from "#rules/review/spread-of.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { OpenHandler } from "../http/route.ts";
import { listPublished } from "./reviews-table.ts";

const PAGE = 20;

/** The spread is of all that are shown; the list is of those with so many stars. */
export const listReviews: OpenHandler<typeof call> = async ({ world, query: { product: slug, stars, page } }) => {
  const product = await world.catalogue.product(slug);
  if (!product) return refuse("product_unknown");
  const all = await listPublished(world.db.queries, slug);
  const spread = spreadOf(all.map(({ rating }) => rating));
  const wanted = all.filter(({ rating }) => stars === 0 || rating === stars);
  return {
    reply: {
      Success: true,
      Name: product.name,
      Link: productLink(product),
      Count: spread.count,
      Average: spread.average,
      Stars: [...spread.stars],
      Reviews: wanted.slice((page - 1) * PAGE, page * PAGE).map(({ author, rating, body, at }) => ({
        Author: author,
        Rating: rating,
        Body: body,
        On: at.toISOString().slice(0, 10),
      })),
      Pages: Math.ceil(wanted.length / PAGE),
    },
  };
};

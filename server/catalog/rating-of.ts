import type { Rating } from "#contract/catalog.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";

/** What the reviews that exist add up to: their count and their average with one decimal; null where there are none. */
export function ratingOf({ reviews }: Pick<CatalogueProduct, "reviews">): Rating | null {
  if (!reviews || reviews.latest.length === 0) return null;
  const stars = reviews.latest.reduce((sum, { rating }) => sum + rating, 0);
  const count = reviews.latest.length;
  return { average: Math.round((stars / count) * 10) / 10, count, sample: reviews.sample };
}

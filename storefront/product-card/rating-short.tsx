import type { ProductCard } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";

/** `★ 4.6 (318)`, read as words. */
export function RatingShort({ rating }: { rating: NonNullable<ProductCard["rating"]> }) {
  return (
    <span className="rating figures">
      <Icon name="star" />
      <span aria-hidden="true">
        {rating.average.toFixed(1)} <span className="muted">({rating.count})</span>
      </span>
      <span className="sr-only">
        {rating.average.toFixed(1)} of 5, {rating.count} reviews
      </span>
    </span>
  );
}

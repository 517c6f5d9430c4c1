import type { Rating } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { reviewCount } from "./review-count.ts";

/** `★ 4.6 (3)`, followed by `Sample` while nobody who bought has written; read as words. */
export function RatingShort({ rating }: { rating: Rating }) {
  return (
    <span className="rating figures">
      <Icon name="star" />
      <span aria-hidden="true">
        {rating.average.toFixed(1)} <span className="muted">({rating.count})</span>
        {rating.sample && <span className="rating__sample">Sample</span>}
      </span>
      <span className="sr-only">
        {rating.average.toFixed(1)} of 5, {reviewCount(rating)}
      </span>
    </span>
  );
}

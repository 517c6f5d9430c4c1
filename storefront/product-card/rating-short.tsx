import type { Rating } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { formatDecimal } from "#words/money.ts";
import { ratingWords } from "#words/ratings.ts";

/** `★ 4.6 (3)`, followed by `Sample` while nobody who bought has written; read as words. */
export function RatingShort({ rating }: { rating: Rating }) {
  return (
    <span className="rating figures">
      <Icon name="star" />
      <span aria-hidden="true">
        {formatDecimal(rating.average, 1)} <span className="muted">({rating.count})</span>
        {rating.sample && <span className="rating__sample">{ratingWords.sample}</span>}
      </span>
      <span className="sr-only">
        {ratingWords.ofFive(formatDecimal(rating.average, 1))}, {ratingWords.count(rating.count, rating.sample)}
      </span>
    </span>
  );
}

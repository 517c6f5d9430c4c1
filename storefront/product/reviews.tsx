import type { Product } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";
import { reviewWords } from "#words/product.ts";
import { ratingWords } from "#words/product-card.ts";
import { Stars } from "./stars.tsx";

/** What buyers say, the bad ones too. The demo's are marked as samples. */
export function Reviews({ product: { reviews, rating } }: { product: Product }) {
  if (reviews.length === 0 || !rating) return null;
  return (
    <section className="page section reviews" id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 className="type-28" id="reviews-title">
          {ratingWords.count(rating.count, rating.sample)}
        </h2>
        <p className="reviews__average">
          <span className="title type-36">{rating.average.toFixed(1)}</span>
          <Stars rating={rating.average} />
          <span className="muted type-14">{reviewWords.ofFive}</span>
        </p>
        {rating.sample && <p className="reviews__sample muted type-14">{reviewWords.samples}</p>}
      </div>
      <ul>
        {reviews.map(({ author, rating: given, on, text, sample }) => (
          <li key={author + on} className="review">
            <p className="review__head">
              <Stars rating={given} />
              <span className="muted type-13">{reviewWords.by(author, dayText(on), sample)}</span>
            </p>
            <p className="measure">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

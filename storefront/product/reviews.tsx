import type { Product } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";
import { reviewCount } from "../product-card/review-count.ts";
import { Stars } from "./stars.tsx";

/** What buyers say, the bad ones too. The demo's are marked as samples. */
export function Reviews({ product: { reviews, rating } }: { product: Product }) {
  if (reviews.length === 0 || !rating) return null;
  return (
    <section className="page section reviews" id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 className="type-28" id="reviews-title">
          {reviewCount(rating)}
        </h2>
        <p className="reviews__average">
          <span className="title type-36">{rating.average.toFixed(1)}</span>
          <Stars rating={rating.average} />
          <span className="muted type-14">of 5</span>
        </p>
        {rating.sample && (
          <p className="reviews__sample muted type-14">
            We wrote these samples to show how the page works. They aren’t from customers.
          </p>
        )}
      </div>
      <ul>
        {reviews.map(({ author, rating: given, on, text, sample }) => (
          <li key={author + on} className="review">
            <p className="review__head">
              <Stars rating={given} />
              <span className="muted type-13">
                {author}, {dayText(on)}
                {sample && ". Sample"}
              </span>
            </p>
            <p className="measure">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

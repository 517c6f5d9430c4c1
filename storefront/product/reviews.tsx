import type { Product } from "#contract/catalog.ts";
import { formatDecimal } from "#words/money.ts";
import { reviewWords } from "#words/product.ts";
import { ratingWords } from "#words/ratings.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { ReviewList } from "../reviews/review-list.tsx";
import { Stars } from "./stars.tsx";

/** What buyers say, the bad ones too. The demo's are marked as samples, and stand only where no buyer has written. */
export function Reviews({ product: { reviews, rating, slug, name } }: { product: Product }) {
  const link = (text: string) => (
    <ModalLinkIsland modal={{ product: slug, name }} to={paths.reviews(slug)}>
      {text}
    </ModalLinkIsland>
  );
  if (reviews.length === 0 || !rating)
    return (
      <section className="page product__reviews" id="reviews">
        <p>
          {reviewWords.none} {link(reviewWords.write)}
        </p>
      </section>
    );
  return (
    <section className="page section reviews" id="reviews" aria-labelledby="reviews-title">
      <div>
        <h2 className="type-28" id="reviews-title">
          {ratingWords.count(rating.count, rating.sample)}
        </h2>
        <p className="reviews__average">
          <span className="title type-36">{formatDecimal(rating.average, 1)}</span>
          <Stars rating={rating.average} />
          <span className="muted type-14">{reviewWords.ofFive}</span>
        </p>
        {rating.sample && <p className="reviews__sample muted type-14">{reviewWords.samples}</p>}
        <p className="reviews__all">{link(reviewWords.all)}</p>
      </div>
      <ReviewList
        reviews={reviews.map(
          ({ author, rating: given, on, headline, text, storeAnswer, sample, isBoughtHere, pictures }) => ({
            Author: author,
            Rating: given,
            On: on,
            Headline: headline,
            Body: text,
            StoreAnswer: storeAnswer && { Text: storeAnswer.text, On: storeAnswer.on },
            IsSample: sample,
            IsBoughtHere: isBoughtHere,
            Pictures: pictures,
          }),
        )}
      />
    </section>
  );
}

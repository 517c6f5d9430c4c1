import type { ShownReview } from "#contract/reviews.ts";
import { Icon } from "#ui/icon.tsx";
import { longDay } from "#words/days.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { island } from "../islands/island.tsx";
import { Stars } from "../product/stars.tsx";
import { ReviewPictures, type ShownPictures } from "./review-pictures.tsx";
import "./review-list.css";

const ReviewPicturesIsland = island("review-pictures", ReviewPictures, "interact");

interface ReviewListProps {
  reviews: readonly ShownReview[];
  /** Where they stand in a popup: shows pictures over it. */
  onOpen?: ((shown: ShownPictures) => void) | undefined;
}

/** Reviews with what proves them: who bought here, and their pictures, each a way to the whole of it. */
export function ReviewList({ reviews, onOpen }: ReviewListProps) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={`${review.Author} ${review.On} ${review.Body}`}>
          <p className="review-list__head">
            <Stars rating={review.Rating} />
            <span className="muted type-13">{words.by(review.Author, longDay(review.On))}</span>
            {review.IsBoughtHere && (
              <span className="review-list__mark type-13">
                <Icon name="check" small /> {words.boughtHere}
              </span>
            )}
            {review.IsSample && <span className="review-list__mark type-13 muted">{words.sample}</span>}
          </p>
          <p className="review-list__body measure">{review.Body}</p>
          {review.Pictures.length > 0 &&
            (onOpen ? (
              <ReviewPictures pictures={review.Pictures} author={review.Author} onOpen={onOpen} />
            ) : (
              <ReviewPicturesIsland pictures={review.Pictures} author={review.Author} />
            ))}
        </li>
      ))}
    </ul>
  );
}

import type { ShownReview } from "#contract/reviews.ts";
import { island } from "../islands/island.tsx";
import { ReviewPictures, type ShownPictures } from "./review-pictures.tsx";
import { ReviewText } from "./review-text.tsx";
import { StoreAnswer } from "./store-answer.tsx";
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
          <ReviewText review={review} />
          {review.Pictures.length > 0 &&
            (onOpen ? (
              <ReviewPictures pictures={review.Pictures} author={review.Author} onOpen={onOpen} />
            ) : (
              <ReviewPicturesIsland pictures={review.Pictures} author={review.Author} />
            ))}
          <StoreAnswer answer={review.StoreAnswer} />
        </li>
      ))}
    </ul>
  );
}

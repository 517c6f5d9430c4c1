import type { ShownReview } from "#contract/reviews.ts";
import { Icon } from "#ui/icon.tsx";
import { longDay } from "#words/days.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { imageUrl, widthsFor } from "../pictures/image-url.ts";
import { Stars } from "../product/stars.tsx";
import "./review-list.css";

/** Reviews with what proves them: who bought here, and their pictures, each a way to the whole of it. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
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
          {review.Pictures.length > 0 && (
            <ul className="review-list__pictures">
              {review.Pictures.map((picture) => (
                <li key={picture.name}>
                  <a href={imageUrl(picture, widthsFor(picture, 1920, "natural").at(-1) ?? 640, "natural")}>
                    <img
                      src={imageUrl(picture, 128)}
                      srcSet={`${imageUrl(picture, 128)} 1x, ${imageUrl(picture, 256)} 2x`}
                      width={96}
                      height={96}
                      alt={picture.alt}
                      loading="lazy"
                      decoding="async"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { ShownReview } from "#contract/reviews.ts";
import { Icon } from "#ui/icon.tsx";
import { longDay } from "#words/days.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { Stars } from "../product/stars.tsx";
import "./review-list.css";

export type ReviewFacts = Pick<ShownReview, "Author" | "Rating" | "Headline" | "Body" | "IsBoughtHere" | "IsSample"> & {
  /** Empty before it is sent. */
  On: string;
};

/** Stars, who wrote it, the line over it and its text, as they stand wherever a review is read. */
export function ReviewText({ review }: { review: ReviewFacts }) {
  const { Author, Rating, Headline, Body, On, IsBoughtHere, IsSample } = review;
  return (
    <>
      <p className="review-list__head">
        <Stars rating={Rating} />
        <span className="muted type-13">{On === "" ? Author : words.by(Author, longDay(On))}</span>
        {IsBoughtHere && (
          <span className="review-list__mark type-13">
            <Icon name="check" small /> {words.boughtHere}
          </span>
        )}
        {IsSample && <span className="review-list__mark type-13 muted">{words.sample}</span>}
      </p>
      {Headline !== "" && <p className="strong measure">{Headline}</p>}
      <p className="review-list__body measure">{Body}</p>
    </>
  );
}

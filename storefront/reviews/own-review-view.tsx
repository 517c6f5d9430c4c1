import type { OwnReview, ReviewableProduct } from "#contract/reviews.ts";
import { Button } from "#ui/button.tsx";
import { reviewPictureWords, writeReviewWords as words } from "#words/reviews.ts";
import { paths } from "../paths.ts";
import { Stars } from "../product/stars.tsx";
import { ReviewForm, type RefusedReview } from "./review-form.tsx";
import { StoreAnswer } from "./store-answer.tsx";
import "./review-form.css";
import "./review-list.css";

interface OwnReviewViewProps {
  orderNumber: string;
  product: ReviewableProduct & { Review: OwnReview };
  refused: RefusedReview | null;
}

/** A review as whoever wrote it sees it: what became of it, to change and to take back. Plain forms. */
export function OwnReviewView({ orderNumber, product, refused }: OwnReviewViewProps) {
  const { Review, ProductID, Slug } = product;
  const hidden = (
    <>
      <input type="hidden" name="OrderNumber" value={orderNumber} />
      <input type="hidden" name="ProductID" value={ProductID} />
    </>
  );
  const action = paths.writeReview(orderNumber, { product: ProductID });
  return (
    <div className="own-review">
      <p className="strong">
        {words.states[Review.State]}{" "}
        {Review.State === "published" && (
          <a className="link" href={paths.reviews(Slug)}>
            {words.see}
          </a>
        )}
      </p>
      {Review.Answer !== "" && <p>{words.why(Review.Answer)}</p>}
      <Stars rating={Review.Rating} />
      {Review.Headline !== "" && <p className="strong measure">{Review.Headline}</p>}
      <p className="own-review__body measure">{Review.Body}</p>
      <StoreAnswer answer={Review.StoreAnswer} />
      {Review.Pictures.length > 0 && (
        <ul className="review-pictures">
          {Review.Pictures.map(({ Id, Width, Height }, at) => (
            <li key={Id}>
              <img
                src={ownPicture(Id, orderNumber)}
                width={Width}
                height={Height}
                alt={reviewPictureWords.own(at + 1)}
              />
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="remove-picture" />
                {hidden}
                <input type="hidden" name="PictureID" value={Id} />
                <Button type="submit" size="small" aria-label={words.removePicture(at + 1)}>
                  {words.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details open={refused !== null}>
        <summary className="link">{words.change}</summary>
        <ReviewForm orderNumber={orderNumber} product={product} refused={refused} />
      </details>
      <details>
        <summary className="link">{words.takeBack}</summary>
        <form method="post" action={action} className="review-form">
          <input type="hidden" name="intent" value="take-back" />
          {hidden}
          <p className="type-14 muted">{words.takeBackHelp}</p>
          <Button type="submit">{words.takeBack}</Button>
        </form>
      </details>
    </div>
  );
}

const ownPicture = (id: string, order: string) => `/review/picture/${id}?${new URLSearchParams({ order })}`;

import type { Alert } from "#contract/alert.ts";
import type { ReviewableProduct } from "#contract/reviews.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { reviewPageWords, writeReviewWords as words } from "#words/reviews.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { Notice } from "../shell/notice.tsx";

interface ReviewFormProps {
  orderNumber: string;
  product: ReviewableProduct;
  refused: { refusal: Alert; typed: { Rating: number; Author: string; Body: string } } | null;
}

const SCALE = [1, 2, 3, 4, 5];

/** One product of an order: five stars, a name and a text. A plain form; what was typed comes back with a refusal. */
export function ReviewForm({ orderNumber, product, refused }: ReviewFormProps) {
  return (
    <form className="review-form" method="post">
      <h2 className="type-22">
        <LinePicture item={product} width={64} /> {product.Name}
      </h2>
      {product.IsWritten ? (
        <p className="muted">{words.written}</p>
      ) : (
        <>
          {refused && <Notice tone="error" say="now" title={refused.refusal.Message} />}
          <input type="hidden" name="OrderNumber" value={orderNumber} />
          <input type="hidden" name="ProductID" value={product.ProductID} />
          <fieldset>
            <legend className="field__label">{words.rating}</legend>
            <div className="review-form__scale">
              {SCALE.map((rating) => (
                <label key={rating}>
                  <input
                    type="radio"
                    name="Rating"
                    value={rating}
                    required
                    defaultChecked={refused?.typed.Rating === rating}
                    aria-label={reviewPageWords.stars(rating)}
                  />
                  <span aria-hidden="true">{rating}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Field label={words.author} name="Author" maxLength={40} required defaultValue={refused?.typed.Author} />
          <label>
            <span className="field__label">{words.body}</span>
            <textarea name="Body" maxLength={2000} required defaultValue={refused?.typed.Body} />
          </label>
          <Button type="submit" look="primary" size="large">
            {words.send}
          </Button>
        </>
      )}
    </form>
  );
}

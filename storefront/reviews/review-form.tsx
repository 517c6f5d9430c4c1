import type { ReviewableProduct, WrittenReview } from "#contract/reviews.ts";
import { MOST_REVIEW_PICTURE_BYTES, MOST_REVIEW_PICTURES } from "#rules/review/check-review-picture.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { writeReviewWords as words } from "#words/reviews.ts";
import { paths } from "../paths.ts";
import { StarPick } from "./star-pick.tsx";
import "./review-form.css";

/** What was typed and refused, by the name of its field. */
export interface RefusedReview {
  typed: WrittenReview;
  fields: Readonly<Record<string, string>>;
}

interface ReviewFormProps {
  orderNumber: string;
  product: Pick<ReviewableProduct, "ProductID" | "Review">;
  refused: RefusedReview | null;
}

const MOST_MEGABYTES = MOST_REVIEW_PICTURE_BYTES / 1_000_000;

/** Stars, a name, a text and pictures of one product: to write or to change. A plain form; what was typed comes back with a refusal. */
export function ReviewForm({ orderNumber, product: { ProductID, Review }, refused }: ReviewFormProps) {
  const typed = refused?.typed ?? Review;
  const fields = refused?.fields ?? {};
  const mostPictures = MOST_REVIEW_PICTURES - (Review?.Pictures.length ?? 0);
  return (
    <form
      className="review-form"
      method="post"
      action={paths.writeReview(orderNumber, { product: ProductID })}
      encType="multipart/form-data"
    >
      <input type="hidden" name="intent" value={Review ? "change" : "write"} />
      <input type="hidden" name="OrderNumber" value={orderNumber} />
      <input type="hidden" name="ProductID" value={ProductID} />
      <StarPick chosen={typed?.Rating} />
      <Field
        label={words.author}
        name="Author"
        maxLength={40}
        required
        defaultValue={typed?.Author}
        error={fields["Author"]}
      />
      <label className="review-form__text">
        <span className="field__label">{words.body}</span>
        <textarea
          name="Body"
          maxLength={2000}
          required
          defaultValue={typed?.Body}
          aria-invalid={fields["Body"] ? true : undefined}
        />
        {fields["Body"] && <span className="field__error">{fields["Body"]}</span>}
      </label>
      {mostPictures > 0 && (
        <Field
          label={words.pictures}
          help={words.picturesHelp(mostPictures, MOST_MEGABYTES)}
          name="Pictures"
          type="file"
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          multiple
          error={fields["Picture"]}
        />
      )}
      {Review && <p className="type-14 muted">{words.changeHelp}</p>}
      <Button type="submit" look="primary" size="large">
        {Review ? words.saveChange : words.send}
      </Button>
    </form>
  );
}

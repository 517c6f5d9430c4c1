import type { ReviewableProduct, WrittenReview } from "#contract/reviews.ts";
import { MOST_REVIEW_PICTURE_BYTES, MOST_REVIEW_PICTURES } from "#rules/review/check-review-picture.ts";
import { REVIEW_BODY_MOST, REVIEW_HEADLINE_MOST } from "#rules/review/review-lengths.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { writeReviewWords as words } from "#words/reviews.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { ReviewPreview } from "./review-preview.tsx";
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
  /** All of it lives there already. */
  isInPopup?: boolean;
}

const ReviewPreviewIsland = island("review-preview", ReviewPreview, "load");
const MOST_MEGABYTES = MOST_REVIEW_PICTURE_BYTES / 1_000_000;

/** Stars, a name, a text and pictures of one product: to write or to change. A plain form; what was typed comes back with a refusal. */
export function ReviewForm({
  orderNumber,
  product: { ProductID, Review },
  refused,
  isInPopup = false,
}: ReviewFormProps) {
  const typed = refused?.typed ?? Review;
  const fields = refused?.fields ?? {};
  const mostPictures = MOST_REVIEW_PICTURES - (Review?.Pictures.length ?? 0);
  const previewAt = paths.writeReview(orderNumber, { product: ProductID, isPreview: true });
  const draft = {
    Rating: typed?.Rating ?? 0,
    Author: typed?.Author ?? "",
    Headline: typed?.Headline ?? "",
    Body: typed?.Body ?? "",
  };
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
        label={words.headline}
        optional
        name="Headline"
        maxLength={REVIEW_HEADLINE_MOST}
        defaultValue={typed?.Headline}
        error={fields["Headline"]}
        help={words.headlineHelp(REVIEW_HEADLINE_MOST)}
      />
      <label className="review-form__text">
        <span className="field__label">{words.body}</span>
        <textarea
          name="Body"
          maxLength={REVIEW_BODY_MOST}
          required
          defaultValue={typed?.Body}
          aria-invalid={fields["Body"] ? true : undefined}
        />
        {fields["Body"] && <span className="field__error">{fields["Body"]}</span>}
      </label>
      <Field
        label={words.author}
        name="Author"
        maxLength={40}
        required
        defaultValue={typed?.Author}
        error={fields["Author"]}
      />
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
      {isInPopup ? (
        <ReviewPreview draft={draft} previewAt={previewAt} />
      ) : (
        <ReviewPreviewIsland draft={draft} previewAt={previewAt} />
      )}
      {Review && <p className="type-14 muted">{words.changeHelp}</p>}
      <Button type="submit" look="primary" size="large">
        {Review ? words.saveChange : words.send}
      </Button>
    </form>
  );
}

import { reviewPageWords, writeReviewWords as words } from "#words/reviews.ts";

const SCALE = [1, 2, 3, 4, 5] as const;
const SHAPE = "m10 2.600 2.200 4.700 5.100.6-3.800 3.500 1 5.100L10 14l-4.500 2.500 1-5.100L2.700 7.900l5.100-.6z";

/** Five stars to choose from, radio buttons all the way: arrow keys move, and what is chosen stands beside in words. */
export function StarPick({ chosen }: { chosen: number | undefined }) {
  return (
    <fieldset className="star-pick">
      <legend className="field__label">{words.rating}</legend>
      <div className="star-pick__row">
        {SCALE.map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="Rating"
              value={rating}
              required
              defaultChecked={chosen === rating}
              aria-label={reviewPageWords.stars(rating)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={SHAPE} />
            </svg>
          </label>
        ))}
      </div>
      {SCALE.map((rating) => (
        <p key={rating} className={`star-pick__said star-pick__said--${rating} type-14 muted`}>
          {words.ratings[rating]}
        </p>
      ))}
    </fieldset>
  );
}

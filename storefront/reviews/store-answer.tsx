import type { StoreAnswer as Answer } from "#contract/reviews.ts";
import { longDay } from "#words/days.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import "./review-list.css";

/** What the store says to a review, under it. */
export function StoreAnswer({ answer }: { answer: Answer | null }) {
  if (answer === null) return null;
  return (
    <div className="review-list__answer">
      <p className="type-13 muted">{words.answered(longDay(answer.On))}</p>
      <p className="review-list__body measure type-14">{answer.Text}</p>
    </div>
  );
}

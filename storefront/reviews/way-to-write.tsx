import { reviewPageWords as words, writeReviewWords } from "#words/reviews.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";

/** Where a review is written from, for whoever is not known to have an order with it. */
export function WayToWrite() {
  return (
    <section>
      <h2 className="type-18">{words.asked}</h2>
      <p className="muted">
        {words.askedLead}{" "}
        <a className="link" href={accountPaths.orders}>
          {writeReviewWords.orders}
        </a>
        {", "}
        <a className="link" href={paths.orders}>
          {writeReviewWords.find}
        </a>
      </p>
    </section>
  );
}

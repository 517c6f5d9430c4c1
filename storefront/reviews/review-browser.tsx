import type { MouseEvent, ReactNode } from "react";
import type { ReplyOf } from "#contract/call.ts";
import type { listReviews, ReviewsQuery } from "#contract/reviews.ts";
import { REVIEW_SORTS } from "#rules/review/review-sorts.ts";
import { formatDecimal } from "#words/money.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { paths } from "../paths.ts";
import { Stars } from "../product/stars.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ShownPictures } from "./review-pictures.tsx";
import "./review-browser.css";

interface ReviewBrowserProps {
  found: ReplyOf<typeof listReviews>;
  query: ReviewsQuery;
  /** Answers in place where the page has a script for it; else each choice is a way to a page. */
  onAsk?: (query: ReviewsQuery) => void;
  onOpenPictures?: (shown: ShownPictures) => void;
}

const SCALE = [5, 4, 3, 2, 1];

/** All reviews of one product: how they fall, which of them, in which order, page by page. */
export function ReviewBrowser({ found, query, onAsk, onOpenPictures }: ReviewBrowserProps) {
  if (found.Count === 0) return <p className="muted measure">{words.none}</p>;
  const link = (change: Partial<ReviewsQuery>, isChosen: boolean, text: ReactNode) => (
    <Choice query={{ ...query, page: 1, ...change }} isChosen={isChosen} onAsk={onAsk}>
      {text}
    </Choice>
  );
  return (
    <div className="review-browser">
      <p className="muted measure">{found.IsSample ? words.samples(found.Count) : words.lead(found.Count)}</p>
      <p className="review-browser__average">
        <span className="type-36 strong">{formatDecimal(found.Average, 1)}</span>
        <Stars rating={found.Average} />
      </p>
      <nav aria-label={words.filter}>
        <ul className="review-browser__spread">
          {SCALE.map((stars, at) => (
            <li key={stars}>
              {link({ stars }, query.stars === stars, words.stars(stars))}
              <meter min={0} max={found.Count} value={found.Stars[at] ?? 0} aria-hidden="true" />
              <span className="type-13 muted figures">{found.Stars[at] ?? 0}</span>
            </li>
          ))}
        </ul>
        <p className="review-browser__choices">
          {link({ stars: 0, withPictures: false }, query.stars === 0 && !query.withPictures, words.all)}
          {found.WithPictures > 0 &&
            link({ withPictures: !query.withPictures }, query.withPictures, words.withPictures(found.WithPictures))}
        </p>
      </nav>
      {found.Count > 1 && (
        <nav className="review-browser__choices" aria-label={words.sort}>
          {REVIEW_SORTS.map((sort) => (
            <span key={sort}>{link({ sort }, query.sort === sort, words.sorts[sort])}</span>
          ))}
        </nav>
      )}
      {found.Reviews.length === 0 ? (
        <p>{words.noneFound}</p>
      ) : (
        <ReviewList reviews={found.Reviews} onOpen={onOpenPictures} />
      )}
      {found.Pages > 1 && (
        <nav className="review-browser__choices">
          {query.page > 1 && link({ page: query.page - 1 }, false, words.newer)}
          <span className="muted">{words.pages(query.page, found.Pages)}</span>
          {query.page < found.Pages && link({ page: query.page + 1 }, false, words.older)}
        </nav>
      )}
    </div>
  );
}

interface ChoiceProps {
  query: ReviewsQuery;
  isChosen: boolean;
  onAsk: ReviewBrowserProps["onAsk"];
  children: ReactNode;
}

function Choice({ query, isChosen, onAsk, children }: ChoiceProps) {
  const { product, stars, withPictures: pictures, sort, page } = query;
  const askInPlace = (event: MouseEvent) => {
    if (!onAsk || !isPlainPress(event)) return;
    event.preventDefault();
    onAsk(query);
  };
  return (
    <a
      className="link"
      href={paths.reviews(product, { stars, pictures, sort, page })}
      aria-current={isChosen ? "true" : undefined}
      onClick={askInPlace}
    >
      {children}
    </a>
  );
}

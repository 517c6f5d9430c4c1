import { expect, test } from "vitest";
import { REVIEW_SORTS, sortReviews } from "./review-sorts.ts";
import { shownReviews } from "./shown-reviews.ts";

const sample = { sample: true };
const merchants = { sample: false };

test.each([
  ["samples, where there is nothing else", [], [sample], { bought: [], brought: [sample], isSample: true }],
  ["no sample beside a buyer's", ["a"], [sample], { bought: ["a"], brought: [], isSample: false }],
  ["no sample beside a merchant's", [], [merchants, sample], { bought: [], brought: [merchants], isSample: false }],
  ["a buyer's and a merchant's together", ["a"], [merchants], { bought: ["a"], brought: [merchants], isSample: false }],
  ["nothing where there is nothing", [], [], { bought: [], brought: [], isSample: false }],
])("a product shows %s", (_, bought, brought, shown) => {
  expect(shownReviews(bought, brought)).toEqual(shown);
});

test("reviews are read newest, best or worst first, and the newer one first among equals", () => {
  const reviews = [
    { rating: 5, at: 1 },
    { rating: 1, at: 2 },
    { rating: 5, at: 3 },
  ];
  const times = REVIEW_SORTS.map((sort) => [sort, ...sortReviews(reviews, sort).map(({ at }) => at)]);
  expect(times).toEqual([
    ["newest", 3, 2, 1],
    ["highest", 3, 1, 2],
    ["lowest", 2, 3, 1],
  ]);
});

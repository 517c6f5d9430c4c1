/** In which order reviews are read. */
export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

interface Sorted {
  rating: number;
  at: number;
}

/** The newest first, also among those with as many stars. */
export function sortReviews<Review extends Sorted>(reviews: readonly Review[], sort: ReviewSort): Review[] {
  const newest = (a: Sorted, b: Sorted) => b.at - a.at;
  switch (sort) {
    case "newest":
      return reviews.toSorted(newest);
    case "highest":
      return reviews.toSorted((a, b) => b.rating - a.rating || newest(a, b));
    case "lowest":
      return reviews.toSorted((a, b) => a.rating - b.rating || newest(a, b));
  }
}

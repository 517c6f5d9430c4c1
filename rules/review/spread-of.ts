/** How ratings fall: how many there are, their average with one decimal (0 without any), and how many of 5, 4, 3, 2 and 1. */
export interface Spread {
  count: number;
  average: number;
  stars: readonly number[];
}

const SCALE = [5, 4, 3, 2, 1];

/** Ratings are whole, 1 to 5 (S544). */
export function spreadOf(ratings: readonly number[]): Spread {
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  return {
    count: ratings.length,
    average: ratings.length === 0 ? 0 : Math.round((sum / ratings.length) * 10) / 10,
    stars: SCALE.map((rating) => ratings.filter((each) => each === rating).length),
  };
}

import { counted } from "./plural.ts";

export const ratingWords = {
  sample: "Sample",
  /** `4.6 of 5`. */
  ofFive: (average: number | string) => `${average} of 5`,
  /** `3 reviews`, or `3 sample reviews` where nobody bought the product. */
  count: (count: number, isSample: boolean) =>
    isSample ? counted(count, "sample review", "sample reviews") : counted(count, "review", "reviews"),
};

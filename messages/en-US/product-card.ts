import { counted } from "./plural.ts";
import type { Pieces } from "../pieces.ts";

export const addWords = { ready: "Add to cart", adding: "Adding", added: "Added" };

export const cardWords = {
  was: "was",
  save: <P>(amount: P): Pieces<P> => ["Save ", amount],
  details: "See details",
  onlyWithPc: "Only with a PC",
  deposit: (amount: string) => `${amount} deposit now`,
  inStock: (left: number) => `${left} in stock`,
};

export const ratingWords = {
  sample: "Sample",
  /** `4.6 of 5`. */
  ofFive: (average: number | string) => `${average} of 5`,
  /** `3 reviews`, or `3 sample reviews` where nobody bought the product. */
  count: (count: number, isSample: boolean) =>
    isSample ? counted(count, "sample review", "sample reviews") : counted(count, "review", "reviews"),
};

import type { Pieces } from "../pieces.ts";

/** Beside the button that agrees: a link in the sentence opens what it is about. */
export const agreementWords = {
  byOrdering: <P>(what: P): Pieces<P> => ["By placing this order you agree to our ", what, "."],
  byRegistering: <P>(what: P): Pieces<P> => ["By making an account you agree to our ", what, "."],
  what: "terms of sale, returns and privacy policy",
};

import type { Pieces } from "../pieces.ts";

/** Beside the button that agrees: a link in the sentence opens what it is about. */
export const agreementWords = {
  byOrdering: <P>({
    terms,
    returns,
    privacy,
    short,
  }: Record<"terms" | "returns" | "privacy" | "short", P>): Pieces<P> => [
    "By placing this order, you agree to our ",
    terms,
    ", ",
    returns,
    " and ",
    privacy,
    ". ",
    short,
  ],
  terms: "terms of sale",
  returns: "return policy",
  privacy: "privacy policy",
  short: "Read them in short",
  newTab: "(new tab)",
  byRegistering: <P>(what: P): Pieces<P> => ["By creating an account, you agree to our ", what, "."],
  what: "terms of sale, returns and privacy policy",
};

import type { Pieces } from "../pieces.ts";

/** Beside the button that agrees: a link in the sentence opens what it is about. */
export const agreementWords = {
  byOrdering: <P>({
    terms,
    returns,
    privacy,
    short,
  }: Record<"terms" | "returns" | "privacy" | "short", P>): Pieces<P> => [
    "En passant cette commande, vous acceptez nos ",
    terms,
    ", notre ",
    returns,
    " et notre ",
    privacy,
    ". ",
    short,
  ],
  terms: "conditions de vente",
  returns: "politique de retour",
  privacy: "politique de confidentialité",
  short: "En bref",
  newTab: "(nouvel onglet)",
  byRegistering: <P>(what: P): Pieces<P> => ["En créant un compte, vous acceptez nos ", what, "."],
  what: "conditions de vente et nos politiques de retour et de confidentialité",
};

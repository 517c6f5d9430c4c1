/** Brands as the card field detects them; "" is none of them. */
export type CardBrand = "AE" | "Visa" | "Master" | "Discover" | "";
/** Card types as an order names them (S493). */
export type CardType = "MasterCard" | "Visa" | "American Express" | "Discover";

/** Exactly the specification's prefixes (S331–S335). Issuers know more ranges; the payment provider has the last word (A26). */
const PREFIXES: readonly (readonly [RegExp, CardBrand])[] = [
  [/^3[47]/, "AE"],
  [/^4/, "Visa"],
  [/^5[1-5]/, "Master"],
  [/^(6011|65)/, "Discover"],
];

/** The brand of a card number, whole or begun, with or without spaces. */
export function cardBrand(number: string): CardBrand {
  const digits = number.replace(/\s/g, "");
  return PREFIXES.find(([prefix]) => prefix.test(digits))?.[1] ?? "";
}

const TYPES: Readonly<Record<Exclude<CardBrand, "">, CardType>> = {
  AE: "American Express",
  Visa: "Visa",
  Master: "MasterCard",
  Discover: "Discover",
};

export function cardType(brand: CardBrand): CardType | null {
  return brand === "" ? null : TYPES[brand];
}

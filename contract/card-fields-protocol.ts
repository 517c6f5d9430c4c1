import type { CardBrand, CardType } from "#rules/payment/card-brand.ts";
import type { CardProblem } from "#rules/payment/check-card-fields.ts";

/**
 * Messages between the checkout page and the card fields in their iframe on the payment provider's origin.
 *
 * Each side posts with the other's exact origin as target, and ignores a message of any other origin or window.
 * The iframe says everything it knows in `card-fields/ready`; whoever loaded later asks for it with `card-fields/hello`.
 * The card's number and security code have no place in any message (A16).
 *
 * The fields validate on blur and clear while being corrected. The iframe marks a wrong field by its border; the
 * words stand in the checkout page, taken verbatim from `message`.
 */
export type CardFieldName = "number" | "expiry" | "securityCode";

export interface CardFieldState {
  field: CardFieldName;
  /** True when the field may be paid with as it is. */
  valid: boolean;
  /** The specification's message to show now, null while there is nothing to say (untouched, being typed, right). */
  message: string | null;
  /** The rule's own word for `message`. */
  problem: CardProblem | null;
  focused: boolean;
}

export interface CardState {
  fields: readonly CardFieldState[];
  /** As detected from the first digits, "" for none. */
  brand: CardBrand;
  /** The same in the words of an order; null for none. */
  cardType: CardType | null;
  /** The number's last four digits once the number is valid, "" before. */
  last4: string;
  /** Every field is valid. */
  ready: boolean;
}

/** What the iframe tells the checkout page. */
export type FromCardFields =
  /** The fields can be typed in. Answers `card-fields/hello` too. */
  | ({ type: "card-fields/ready"; height: number } & CardState)
  /** Something of the state changed; the whole state comes each time. */
  | ({ type: "card-fields/state" } & CardState)
  /** The page's height in CSS pixels, for the iframe element's `height` attribute. */
  | { type: "card-fields/height"; height: number }
  /** Enter was pressed in a field: the shopper means the Pay button. */
  | { type: "card-fields/submit" }
  /** Answer to `card-fields/tokenise`: what pays. */
  | {
      type: "card-fields/token";
      requestId: string;
      token: string;
      brand: CardBrand;
      cardType: CardType | null;
      last4: string;
    }
  /** Answer to `card-fields/tokenise`: a field is not right; its message is in the state posted before this. */
  | { type: "card-fields/invalid"; requestId: string; firstField: CardFieldName }
  /** Answer to `card-fields/tokenise`: the provider refused the card or did not answer. Nothing was charged. */
  | { type: "card-fields/failed"; requestId: string; message: string };

/** What the checkout page asks of the iframe. */
export type ToCardFields =
  | { type: "card-fields/hello" }
  /** Check every field and, when all are right, exchange the card for a token. One answer with the same `requestId`. */
  | { type: "card-fields/tokenise"; requestId: string }
  | { type: "card-fields/focus"; field: CardFieldName }
  | { type: "card-fields/theme"; theme: CardFieldsTheme };

/** Also the `theme` query parameter of the iframe's address. The page's ground is the tint of a chosen payment method's panel. */
export type CardFieldsTheme = "dark" | "light";

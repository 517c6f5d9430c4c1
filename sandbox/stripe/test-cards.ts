import type { CardFailure } from "./stripe-records.ts";

export interface TestCard {
  /** A published test number or one made up here; none of them can be charged in the real world. */
  number: string;
  /** Stripe's ready-made payment method for it, for tests that have no browser. */
  token: string;
  brand: "visa" | "mastercard" | "amex" | "discover";
  behaviour: CardBehaviour;
  does: string;
}

export const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};

export type CardBehaviour = "approve" | "authenticate" | "never_answer" | keyof typeof CARD_FAILURES;

/** What the bank says, in Stripe's words. */
export const CARD_FAILURES = {
  generic_decline: { code: "card_declined", declineCode: "generic_decline", message: "Your card was declined." },
  insufficient_funds: {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired_card: { code: "expired_card", declineCode: "expired_card", message: "Your card has expired." },
  incorrect_cvc: {
    code: "incorrect_cvc",
    declineCode: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: "processing_error",
    declineCode: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
} as const satisfies Record<string, CardFailure>;

/** The bank's refusal when the shopper does not confirm a payment (3-D Secure). */
export const NOT_CONFIRMED: CardFailure = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message: "The provided PaymentMethod has failed authentication.",
};

export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", token: "pm_card_visa", brand: "visa", behaviour: "approve", does: "Is approved." },
  {
    number: "5555555555554444",
    token: "pm_card_mastercard",
    brand: "mastercard",
    behaviour: "approve",
    does: "Is approved.",
  },
  {
    number: "378282246310005",
    token: "pm_card_amex",
    brand: "amex",
    behaviour: "approve",
    does: "Is approved; its security code has 4 digits.",
  },
  {
    number: "6011111111111117",
    token: "pm_card_discover",
    brand: "discover",
    behaviour: "approve",
    does: "Is approved.",
  },
  {
    number: "4000002500003155",
    token: "pm_card_authenticationRequired",
    brand: "visa",
    behaviour: "authenticate",
    does: "Asks to be confirmed on the bank's page (3-D Secure).",
  },
  {
    number: "4000000000000002",
    token: "pm_card_visa_chargeDeclined",
    brand: "visa",
    behaviour: "generic_decline",
    does: "Is declined by the bank.",
  },
  {
    number: "4000000000009995",
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    brand: "visa",
    behaviour: "insufficient_funds",
    does: "Is declined: insufficient funds.",
  },
  {
    number: "4000000000000069",
    token: "pm_card_chargeDeclinedExpiredCard",
    brand: "visa",
    behaviour: "expired_card",
    does: "Is declined: expired.",
  },
  {
    number: "4000000000000127",
    token: "pm_card_chargeDeclinedIncorrectCvc",
    brand: "visa",
    behaviour: "incorrect_cvc",
    does: "Is declined: wrong security code.",
  },
  {
    number: "4000000000000119",
    token: "pm_card_chargeDeclinedProcessingError",
    brand: "visa",
    behaviour: "processing_error",
    does: "Is declined: the bank had an error.",
  },
  {
    number: "4000009900000004",
    token: "pm_card_neverAnswers",
    brand: "visa",
    behaviour: "never_answer",
    does: "Is charged, but the first answer never comes. The store finds out later and charges once.",
  },
];

export function isFailure(behaviour: string): behaviour is keyof typeof CARD_FAILURES {
  return behaviour in CARD_FAILURES;
}

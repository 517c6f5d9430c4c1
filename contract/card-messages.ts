import type { CardProblem } from "#rules/payment/check-card-fields.ts";

/** What the fields say of themselves, in the specification's words. */
export const CARD_MESSAGES: Readonly<Record<CardProblem, string>> = {
  required: "Required",
  invalid_number: "Invalid credit card number",
  invalid_date_format: "Invalid Date Format",
  invalid_date: "Invalid Date",
  expired: "Expired Date",
  amex_code: "American Express Security Code must be 4 digits",
  code: "Security Code must be 3 digits",
};

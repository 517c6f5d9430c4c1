import type { Decline } from "#rules/payment/declines.ts";

/** By the bank's decline code, else by the provider's error code. Codes that would tell a thief something are only `declined`. */
const DECLINES: Readonly<Record<string, Decline>> = {
  insufficient_funds: "insufficient_funds",
  card_velocity_exceeded: "limit_reached",
  withdrawal_count_limit_exceeded: "limit_reached",
  expired_card: "expired_card",
  incorrect_cvc: "wrong_security_code",
  invalid_cvc: "wrong_security_code",
  incorrect_number: "wrong_number",
  invalid_number: "wrong_number",
  invalid_expiry_month: "wrong_expiration",
  invalid_expiry_year: "wrong_expiration",
  incorrect_zip: "wrong_zip",
  currency_not_supported: "currency_not_supported",
  card_not_supported: "card_not_supported",
  processing_error: "not_processed_now",
  try_again_later: "not_processed_now",
  issuer_not_available: "bank_did_not_answer",
  authentication_required: "confirmation_wanted",
  payment_intent_authentication_failure: "not_confirmed",
  provider_refused: "cards_not_taken_now",
  resource_missing: "card_details_gone",
};

/** Why a card was not accepted, from the provider's two codes. */
export function declineOf(declineCode: string | undefined, code: string | undefined): Decline {
  return DECLINES[declineCode ?? ""] ?? DECLINES[code ?? ""] ?? "declined";
}

const NOT_CHARGED = "You were not charged.";

/** By the bank's decline code, else by the provider's error code. Codes that would tell a thief something get the general words. */
const TEXTS: Readonly<Record<string, string>> = {
  insufficient_funds: "Your bank declined the card: insufficient funds.",
  card_velocity_exceeded: "Your bank declined the card: its limit is reached.",
  withdrawal_count_limit_exceeded: "Your bank declined the card: its limit is reached.",
  expired_card: "This card has expired. Use another card.",
  incorrect_cvc: "The security code does not match the card. Check it and try again.",
  invalid_cvc: "The security code does not match the card. Check it and try again.",
  incorrect_number: "This card number isn’t valid. Check the digits.",
  invalid_number: "This card number isn’t valid. Check the digits.",
  invalid_expiry_month: "The card’s expiration date isn’t right. Check it and try again.",
  invalid_expiry_year: "The card’s expiration date isn’t right. Check it and try again.",
  incorrect_zip: "Your bank declined the card: the billing ZIP code does not match.",
  currency_not_supported: "This card does not pay in US dollars. Use another card.",
  card_not_supported: "This card does not allow this kind of purchase. Use another card.",
  processing_error: "Your bank could not process the card just now. Wait a minute and try again.",
  try_again_later: "Your bank could not process the card just now. Wait a minute and try again.",
  issuer_not_available: "Your bank did not answer. Wait a minute and try again.",
  authentication_required: "Your bank wants you to confirm this payment. Try again and confirm it.",
  payment_intent_authentication_failure: "The payment was not confirmed at your bank.",
  provider_refused: "We cannot take cards just now, through no fault of yours or your bank.",
  resource_missing: "The card details were no longer valid. Enter the card again.",
};

/** What a shopper reads when a card was not accepted; always says that nothing was charged. */
export function declineText(declineCode: string | undefined, code: string | undefined): string {
  const known = TEXTS[declineCode ?? ""] ?? TEXTS[code ?? ""];
  return `${known ?? "Your bank declined the card."} ${NOT_CHARGED}`;
}

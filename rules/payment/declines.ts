/** Why a card was not accepted, as far as its holder may be told. Whatever would tell a thief something is `declined`. */
export type Decline =
  | "declined"
  | "insufficient_funds"
  | "limit_reached"
  | "expired_card"
  | "wrong_security_code"
  | "wrong_number"
  | "wrong_expiration"
  | "wrong_zip"
  | "currency_not_supported"
  | "card_not_supported"
  | "not_processed_now"
  | "bank_did_not_answer"
  | "confirmation_wanted"
  | "not_confirmed"
  | "cards_not_taken_now"
  | "card_details_gone"
  /** A wallet or a lender said no; why is between the buyer and them. */
  | "not_approved";

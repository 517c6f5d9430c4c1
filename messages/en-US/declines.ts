import type { Decline } from "#rules/payment/declines.ts";

/** What a shopper reads when a card was not accepted. */
export const declineWords: Readonly<Record<Decline, string>> = {
  declined: "Your bank declined the card.",
  insufficient_funds: "Your bank declined the card: insufficient funds.",
  limit_reached: "Your bank declined the card: its limit is reached.",
  expired_card: "This card has expired. Use another card.",
  wrong_security_code: "The security code does not match the card. Check it and try again.",
  wrong_number: "This card number isn’t valid. Check the digits.",
  wrong_expiration: "The card’s expiration date isn’t right. Check it and try again.",
  wrong_zip: "Your bank declined the card: the billing ZIP code does not match.",
  currency_not_supported: "This card does not pay in US dollars. Use another card.",
  card_not_supported: "This card does not allow this kind of purchase. Use another card.",
  not_processed_now: "Your bank could not process the card just now. Wait a minute and try again.",
  bank_did_not_answer: "Your bank did not answer. Wait a minute and try again.",
  confirmation_wanted: "Your bank wants you to confirm this payment. Try again and confirm it.",
  not_confirmed: "The payment was not confirmed at your bank.",
  cards_not_taken_now: "We cannot take this payment just now, through no fault of yours.",
  not_approved: "The payment was not approved.",
  card_details_gone: "The card details were no longer valid. Enter the card again.",
};

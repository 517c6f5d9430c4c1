-- Why a card was not accepted is kept as a word, and a kept answer as a refusal's reason and facts: no language in either.
create temporary table decline_words (sentence text, word text) on commit drop;

insert into decline_words (sentence, word) values
  ('Your bank declined the card: insufficient funds.', 'insufficient_funds'),
  ('Your bank declined the card: its limit is reached.', 'limit_reached'),
  ('This card has expired. Use another card.', 'expired_card'),
  ('The security code does not match the card. Check it and try again.', 'wrong_security_code'),
  ('This card number isn’t valid. Check the digits.', 'wrong_number'),
  ('The card’s expiration date isn’t right. Check it and try again.', 'wrong_expiration'),
  ('Your bank declined the card: the billing ZIP code does not match.', 'wrong_zip'),
  ('This card does not pay in US dollars. Use another card.', 'currency_not_supported'),
  ('This card does not allow this kind of purchase. Use another card.', 'card_not_supported'),
  ('Your bank could not process the card just now. Wait a minute and try again.', 'not_processed_now'),
  ('Your bank did not answer. Wait a minute and try again.', 'bank_did_not_answer'),
  ('Your bank wants you to confirm this payment. Try again and confirm it.', 'confirmation_wanted'),
  ('The payment was not confirmed at your bank.', 'not_confirmed'),
  ('We cannot take cards just now, through no fault of yours or your bank.', 'cards_not_taken_now'),
  ('The card details were no longer valid. Enter the card again.', 'card_details_gone');

update payments
set decline_reason = coalesce(
  (select word from decline_words where sentence || ' You were not charged.' = decline_reason), 'declined')
where decline_reason is not null;

-- The body is JSON text inside a JSON string. A declined card is the only refusal that was ever kept.
update idempotency_keys
set response_body = to_jsonb(format(
  '{"ok":false,"reason":"payment_declined","facts":{"decline":"%s"}}',
  coalesce(
    (select word from decline_words
     where sentence || ' You were not charged.' = (response_body #>> '{}')::jsonb #>> '{refusal,alert,Message}'),
    'declined')))
where status = 'done' and (response_body #>> '{}')::jsonb ? 'refusal';

import { idGroupName } from "./id-discount.ts";
import { textUpdateWords } from "./text-updates.ts";
import type { Reason, Refusal, RefusalFacts } from "#rules/refusal.ts";
import { alertWords } from "./alerts.ts";
import { couponRefusalWords } from "./coupon-refusals.ts";
import { dayText } from "./days.ts";
import { declineWords } from "./declines.ts";
import { formatMoney } from "./money.ts";
import { buildRefusalWords } from "./build-refusals.ts";
import { mailRefusalWords } from "./mail-refusals.ts";
import { deskRefusalWords } from "./desk-refusals.ts";
import { orderRefusalWords } from "./order-refusals.ts";
import { counted } from "./plural.ts";
import { rmaRefusalWords } from "./rma-refusals.ts";
import type { RefusalWords } from "../refusal-words.ts";
import { unknownCodeText } from "./postal-faults.ts";
import { whereItIs } from "./postal-places.ts";

const money = (cents: number) => formatMoney(cents / 100);

/** What a person reads of each refusal. */
const refusalWords: RefusalWords = {
  line_unknown: () => "This item is no longer in your cart.",
  sku_unknown: ({ name }) => (name === null ? "We don’t sell this item anymore." : `We no longer sell ${name}.`),
  cart_full: ({ most }) => `Your cart can hold up to ${most} different items.`,
  quantity_invalid: ({ least, most }) => `The quantity is a whole number from ${least} to ${most}.`,
  warranty_unknown: () => "This warranty isn’t available for this item.",
  longer_warranty_none: ({ name }) => `${name} can’t be given a longer warranty.`,
  longer_warranty_over: ({ name, endedOn }) =>
    `A longer warranty for ${name} could be bought until ${dayText(endedOn)}.`,
  longer_warranty_taken: ({ name, left }) =>
    left === 0
      ? `A longer warranty for ${name} can’t be bought anymore. You were not charged.`
      : `A longer warranty for ${name} can be bought for ${counted(left, "unit", "units")}.`,
  rush_not_offered: () => "This item can’t be built sooner or later: it leaves when it is ready.",
  add_on_not_offered: () => "There is no software card for this item right now.",
  add_on_enough: ({ units }) =>
    `Your cart has a software card for ${units === 1 ? "this PC" : `each of its ${units} PCs`} already.`,
  with_pc_not_offered: () => "This item has no lower price with a PC right now.",
  cart_empty: () => "Your cart is empty.",
  signed_out: () => "You were signed out; your cart is kept. Sign in to go on.",
  already_ordered: ({ orderNumber }) => `This cart was already ordered: order ${orderNumber}.`,
  laptop_limit: () => "Limit one laptop in an order!",
  gear_needs_pc: () => "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
  model_not_available: ({ name }) => `${name} can’t be ordered right now.`,
  ...buildRefusalWords,
  out_of_stock: ({ at, ...stock }) => `${stockLeft(stock)}${at === "order" ? " You were not charged." : ""}`,

  ...couponRefusalWords,

  id_group_unknown: () => "There is no discount for this group. Choose one from the list.",
  idme_not_offered: () => "ID.me can’t be used here now. Your cart is as it was; you can send a proof instead.",
  idme_away: () => "ID.me did not answer. Your cart is as it was: try again in a few minutes, or send a proof instead.",
  id_check_ended: () =>
    "This answer of ID.me is not for this cart, too old, or was used before. Nothing was changed: start again.",
  id_check_stopped: () => "You came back from ID.me without an answer. Your cart is as it was.",
  id_group_not_confirmed: ({ group }) =>
    `ID.me did not confirm you for ${idGroupName(group)}. Your cart is as it was; you can choose another group or send a proof.`,
  id_not_verified: () => "This order claims a group discount that its cart does not have. Look at the cart again.",
  id_proof_changed: () => "This proof was decided about or sent again meanwhile. Load the page again.",
  id_proof_cart_gone: () => "The cart of this proof was bought or is gone: there is nothing to put the discount on.",

  points_too_few: ({ balance }) =>
    `You have ${counted(balance, "point", "points")} to spend. Change the points in the cart. You were not charged.`,
  points_step: ({ step }) => `Points are spent in steps of ${step}, and never for more than the items cost.`,

  voucher_not_usable: () =>
    "This gift voucher code can’t be used. Check the code; if it is right, the voucher is spent or over.",
  voucher_short: () =>
    "Your gift voucher was spent elsewhere in the meantime. Look at what is left to pay. You were not charged.",

  cart_changed: () => alertWords.checkFailed,
  address_missing: () => "Enter your shipping address.",
  address_invalid: ({ kind }) => `Check the ${kind} address.`,
  not_ship_to: () => "We ship to the USA and Canada only.",
  zip_unknown: (code) => unknownCodeText(code, true),
  zip_in_another_state: ({ places, ...code }) => whereItIs(code, places),
  size_not_asked_for: () => "This order asks for no size, or it is too late to choose one.",
  texts_not_offered: () => "This store sends no text messages.",
  texts_not_asked_for: () => "This order has no text updates: they are asked for at the checkout.",
  cell_phone_invalid: () => textUpdateWords.wrong,
  destination_unknown: () => "We can’t work out the price for this address. Check the address.",
  shipping_method_missing: () => "Choose a shipping method.",
  shipping_method_unavailable: () => "This shipping method is not available for your address. Choose another one.",
  to_pay_higher: ({ expectedCents, toPayCents }) =>
    `Your gift voucher pays less now: ${money(toPayCents)} is left to pay, not ${money(expectedCents)}. Nothing was ordered, and you were not charged.`,
  total_higher: ({ expectedCents, now }) =>
    `The total is now ${money(now.totalCents)}, not ${money(expectedCents)}. Nothing was ordered, and you were not charged.`,
  test_mode_not_allowed: () => "Test orders need a tester's sign-in. Nothing was ordered.",

  method_disabled: ({ title }) => `We do not take ${title} at the moment.`,
  method_not_connected: ({ title }) => `We do not take ${title} yet.`,
  paid_another_way: ({ title, by }) => `This order is paid by ${by}, not by ${title}.`,
  insurance_not_offered: () => "Shipping insurance is not offered for this order.",
  insurance_quote_over: () =>
    "The price of your shipping insurance has ended, or your cart has changed since. Look at the new one at the shipping step. Nothing was ordered, and you were not charged.",
  insurance_differs: ({ premiumCents }) =>
    premiumCents === 0
      ? "This order has no shipping insurance: send 0."
      : `The shipping insurance of this order costs ${money(premiumCents)}. Nothing was charged.`,
  usa_only: ({ title }) => `${title} is for orders within the USA.`,
  browser_unsupported: ({ title }) => `${title} needs a browser and a device that have it.`,
  below_minimum: ({ title, minimumCents, totalCents }) =>
    `${title} begins at ${money(minimumCents)}. This order is ${money(totalCents)}, ${money(minimumCents - totalCents)} below.`,
  above_maximum: ({ title, maximumCents, totalCents }) =>
    `${title} ends at ${money(maximumCents)}. This order is ${money(totalCents)}, ${money(totalCents - maximumCents)} above.`,
  leasing_not_offered: ({ title, aboveCents, belowCents, leasableCents }) => {
    const above = aboveCents === null ? [] : [`above ${money(aboveCents)}`];
    const below = belowCents === null ? [] : [`below ${money(belowCents)}`];
    return `${title} needs items that can be leased for ${[...above, ...below].join(" and ")}. This order has ${money(leasableCents)} of them.`;
  },
  charge_too_small: ({ leastCents }) =>
    `The smallest card payment is ${money(leastCents)}. Remove the discount code or add an item.`,
  charge_too_large: ({ mostCents }) =>
    `The largest card payment is ${money(mostCents)}. Split this into smaller orders.`,

  ...mailRefusalWords,
  wallet_token_refused: ({ title }) =>
    `This payment by ${title} can’t be used, perhaps because it already was. Agree to it once more, or choose another way to pay.`,
  wallet_away: ({ title }) =>
    `${title} did not answer. You were not charged: try again in a moment, or choose another way to pay.`,
  wallet_on_page: ({ title }) => `${title} is paid on our payment page: use its button there.`,
  payment_token_missing: () => "Enter a card to pay for this order.",
  payment_declined: ({ decline }) => `${declineWords[decline]} You were not charged.`,
  payment_in_progress: () => "A payment for this cart is being confirmed. Wait a moment and try again.",
  another_card_in_progress: () =>
    "Another card is being charged for this order, so this one was not tried. Wait a moment and try again.",
  payment_not_started: () => "This order has not been paid. You were not charged.",
  paid_by_another_card: ({ orderNumber, cardType, cardLast4 }) => {
    const card = cardLast4 === "" ? "another card" : `the ${cardType || "card"} ending in ${cardLast4}`;
    return `Order ${orderNumber} was paid with ${card}. This card was declined and not charged; there is nothing left to pay.`;
  },
  reservation_expired: ({ minutes, ...stock }) =>
    `Your items were held for ${minutes} minutes and then released. ${stockLeft(stock)} You were not charged.`,
  sold_while_paying: ({ isRefunded }) =>
    `The last unit was sold while your payment was being confirmed. Your payment ${isRefunded ? "has been refunded" : "is being returned"} in full.`,
  order_under_way: () =>
    "This order is paid and cannot be canceled here. Write to us, and we stop it where we still can.",
  order_cancelled: () => "This order is no longer open. Your cart is as you left it, and you were not charged.",
  order_turned_down: () =>
    "We could not accept this order: it did not pass our screening for fraud. You were not charged, and the amount that was set aside is released. Write to us if you think this is wrong.",
  order_unknown: () => "We cannot find this order.",
  order_number_invalid: () => "That isn’t one of our order numbers.",

  ...orderRefusalWords,
  review_not_shipped: () => "Reviews open when the order has shipped.",
  review_not_waiting: () => "This review was moved or changed meanwhile. Look at the list again.",
  review_unknown: () => "There is no review of this with this order.",
  review_picture_empty: () => "Choose a picture first; this file is empty.",
  review_picture_too_large: ({ most }) => `A picture may have ${most} MB. Send a smaller one.`,
  review_picture_type_unknown: () => "Send a picture as jpg, jpeg or png.",
  review_picture_damaged: () => "This picture cannot be opened: it is damaged, or far too large. Try another one.",
  review_picture_too_many: ({ most }) => `A review may have ${most} pictures. Remove one first.`,
  review_picture_unknown: () => "This picture is not here any more.",
  review_written: () => "You have reviewed this with this order already.",
  address_unknown: () => "This address is not in your account.",
  addresses_full: ({ most }) => `Your account has ${most} addresses. Remove one first.`,
  list_unknown: () => "This list is not in your account.",
  list_name_missing: () => "Give the list a name.",
  list_name_taken: () => "You have a list of this name. Choose another.",
  list_to_choose: () => "Choose one of your lists, or give a new one a name.",
  lists_full: ({ most }) => `Your account has ${most} lists. Remove one first.`,
  list_full: ({ most }) => `This list has ${most} things on it. Take one off, or use another list.`,
  list_not_shared: () => "This list is no longer shared.",
  alert_unknown: () => "This alert has ended already.",
  saved_unknown: () => "This is not on your lists any more.",
  ...rmaRefusalWords,
  refund_key_used: () => "Another refund of this order was made under this key.",
  sign_in_needed: () => "Sign in to go on.",
  sign_in_failed: ({ left }) =>
    left > 0
      ? `The email and password do not match. ${counted(left, "more try", "more tries")}, then a pause.`
      : "The email and password do not match. Sign-in rests for a while now.",
  not_activated: () => "Your email is not confirmed yet. Open the link we sent you, or ask for a new one.",
  password_refused: () => "Choose another password.",
  password_wrong: () => "This is not your password.",
  link_ended: () => "This link has ended. It works once, for a limited time. Nothing was changed with it.",
  channel_invalid: () => "Enter the link to your channel, like youtube.com/@name.",
  creator_answered: () => "Your application is answered already.",
  creator_not_waiting: () =>
    "This application is not the one you saw: it was sent again, somebody was quicker, or it is gone.",
  exemption_not_needed: () => "We charge no sales tax there. Choose a state with a sales tax.",
  exemption_over: () => "This certificate has expired. Use one whose last day is today or later.",
  exemption_stands: () => "You are approved for this state already. Withdraw that exemption first to send another.",
  exemption_unknown: () => "You have no exemption for this state.",
  exemption_changed: () =>
    "This application is not what you were shown: somebody was quicker, or it was sent again. Load the page anew.",
  exemption_not_offered: () =>
    "No approved exemption is good for this address. Buy with the tax, or ship to a state you are approved for.",
  share_unknown: () => "This link does not work.",
  share_own: () => "This is your own link. Give it to a friend.",
  share_not_confirmed: () => "Your link is not open yet. Ask for the code by email first.",
  verification_code_wrong: () => "This code is not right, or it has ended.",
  session_unknown: () => "This sign-in has ended already.",
  ...deskRefusalWords,
  step_ended: () => "This sign-in has ended. Nothing was changed: start it again.",
  code_wrong: ({ left }) =>
    left > 0
      ? `This code is not the current one. ${counted(left, "more try", "more tries")}, then a pause.`
      : "This code is not the current one. Codes rest for a while now.",
  two_factor_is_on: () => "Two-factor is on already.",
  provider_unknown: () => "This store does not take that sign-in.",
  provider_refused: () => "That sign-in was not finished. Try again, or use another way.",
  provider_no_email: () =>
    "We were given no confirmed email, and receipts need one. Create an account with your email and a password.",
  passkey_refused: () => "This passkey does not open an account here. Try again, or use another way.",
  passkey_unknown: () => "This passkey is not there any more.",
  passkeys_full: ({ most }) => `An account has up to ${most} passkeys. Remove one first.`,
  two_factor_not_begun: () => "Begin again: ten minutes have passed, or the set-up was finished.",

  product_unknown: () => "We don’t sell this product anymore.",
  page_unknown: ({ pages }) => `This list has ${pages === 1 ? "one page" : `${pages} pages`}.`,
  page_not_kept: () => "The store keeps no page at this address.",
  postal_code_unknown: () => "We don’t recognize this postal code. Check it, or type the city and state yourself.",
  email_invalid: () => "Check the email address.",
  alert_of_nothing: () => "Choose what to email you about.",
  survey_answered: () => "You have answered already. Thank you.",
  survey_too_early: () => "This order is not paid yet. Answer once it is.",
  in_stock: () => "It is in stock now. You can order it.",
  picture_unknown_parameter: () => "A picture takes width, height, fit, quality and v.",
  picture_width_not_offered: () => "That width is not offered.",
  picture_height_not_offered: () => "height is left out, or the same as width.",
  picture_fit_unknown: () => "fit is cover, contain or inside.",
  picture_quality_not_offered: () => "quality is 60, 75 or 90.",

  general_error: () => alertWords.generalError,
  database_unreachable: ({ mayBeCharged }) =>
    mayBeCharged
      ? "We cannot reach our records right now. Try again in a moment: an order is never charged twice."
      : "We cannot reach our records right now. Nothing was charged. Try again in a moment.",
  invalid_request: () => "Something in that request isn’t right.",
  card_number_not_here: () =>
    "That looks like a card number. Please take it out: card numbers go in the card fields of the payment step only. Nothing was saved.",
  not_json: () => "The body of a request is JSON.",
  malformed_json: () => "The body of the request is not valid JSON.",
  body_shape: () => "The body of the request is nested too deeply, too long, or has a forbidden key.",
  body_too_large: () => "That is more than can be sent at once.",
  not_a_form: () => "A page takes the fields of a form only.",
  request_incomplete: () => "The request ended before all of it had come.",
  request_refused: () => "The request cannot be read.",
  cross_site: () => "This change did not come from the store's own pages.",
  too_many_requests: ({ seconds }) => `That was often in a short time. Please wait ${timeText(seconds)} and try again.`,
  files_busy: ({ seconds }) =>
    `Many files are coming in at this moment. Please wait ${timeText(seconds)} and send yours again.`,
  passwords_busy: ({ seconds }) =>
    `Many people are signing in at this moment. Please wait ${timeText(seconds)} and try again.`,
  store_busy: () => "The store is very busy at this moment. Please try again in a few seconds.",
  method_not_allowed: () => "This address does not take that method.",
  not_allowed: ({ onThisMachine }) =>
    onThisMachine ? "This page is shown on this machine only, as localhost." : "This is not open to you.",
  token_needed: () => "This page is shown for the token the store printed at its start.",
  signature_invalid: () => "This was not signed by a provider we know.",
  not_found: () => "There is nothing at this address.",

  no_answer: () => alertWords.generalError,
  unknown_form: () => alertWords.generalError,
  card_not_read: ({ message }) => message,
};

/** What a person reads of a refusal. */
export function refusalText(refusal: Refusal): string {
  return said(refusal);
}

function said<R extends Reason>({ reason, facts }: { reason: R; facts: RefusalFacts[R] }): string {
  return refusalWords[reason](facts);
}

function timeText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** What is left of a product that somebody wants more of. */
function stockLeft({ name, left }: { name: string; left: number }): string {
  return left === 0 ? `${name} is sold out.` : `Only ${left} of ${name} left.`;
}

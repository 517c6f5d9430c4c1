import { describe, expect, test } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";
import { cents } from "#rules/money/cents.ts";
import { type Reason, type Refusal, type RefusalFacts, refuse } from "#rules/refusal.ts";
import { refusalAnswer } from "./refusal-answer.ts";

const none = {};
const coupon = { code: "FALL" };
const card = { title: "Affirm" };
const bill = {
  totalCents: cents(481_159),
  subTotalCents: cents(443_935),
  savingCents: cents(0),
  shippingCents: cents(0),
  taxCents: cents(37_224),
  recyclingCents: cents(0),
  deliveryFeeCents: cents(0),
  insuranceCents: cents(0),
};

/** Facts of each refusal as a rule could give them. */
const FACTS: { [R in Reason]: RefusalFacts[R] } = {
  line_unknown: none,
  alert_of_nothing: none,
  page_not_kept: none,
  survey_answered: none,
  survey_too_early: none,
  sku_unknown: { name: "Glide mouse" },
  cart_full: { most: 50 },
  quantity_invalid: { least: 1, most: 99 },
  warranty_unknown: none,
  rush_not_offered: none,
  with_pc_not_offered: none,
  cart_empty: none,
  laptop_limit: none,
  gear_needs_pc: none,
  model_not_available: { name: "Forge 90" },
  out_of_stock: { name: "Forge 90", left: 2, at: "cart" },
  coupon_unknown: coupon,
  coupon_not_started: { ...coupon, startsOn: "2026-12-01" },
  coupon_expired: { ...coupon, endedOn: "2026-11-20" },
  coupon_used_up: { ...coupon, at: "order" },
  coupon_used_by_customer: coupon,
  coupon_below_minimum: { ...coupon, minimumCents: cents(400_000) },
  coupon_no_eligible_item: coupon,
  coupon_with_id_discount: coupon,
  cart_changed: none,
  address_missing: none,
  address_invalid: { kind: "billing" },
  not_ship_to: none,
  zip_unknown: { country: "USA", zipCode: "00000" },
  zip_in_another_state: { country: "USA", zipCode: "95811", places: [{ state: "CA", city: "Sacramento" }] },
  destination_unknown: none,
  size_not_asked_for: none,
  texts_not_offered: none,
  texts_not_asked_for: none,
  cell_phone_invalid: none,
  shipping_method_missing: none,
  shipping_method_unavailable: none,
  total_higher: { expectedCents: cents(480_659), now: bill },
  test_mode_not_allowed: none,
  method_disabled: card,
  method_not_connected: card,
  usa_only: card,
  browser_unsupported: card,
  below_minimum: { ...card, minimumCents: cents(15_000), totalCents: cents(14_999) },
  above_maximum: { ...card, maximumCents: cents(15_000), totalCents: cents(15_001) },
  leasing_not_offered: { ...card, aboveCents: cents(30_000), belowCents: null, leasableCents: cents(2_000) },
  charge_too_small: { leastCents: cents(50) },
  charge_too_large: { mostCents: cents(99_999_999) },
  payment_token_missing: none,
  payment_declined: { decline: "insufficient_funds" },
  payment_in_progress: none,
  another_card_in_progress: none,
  payment_not_started: none,
  paid_by_another_card: { orderNumber: "RS-7K3F9-Q2M8T4", cardType: "Visa", cardLast4: "4242" },
  reservation_expired: { name: "Forge 90", left: 0, minutes: 15 },
  sold_while_paying: { isRefunded: false },
  order_cancelled: none,
  order_unknown: none,
  order_number_invalid: none,
  refund_part_unknown: { part: "4" },
  refund_units_too_many: { part: "1", left: 1 },
  refund_too_much: { part: "delivery_fee", leftCents: cents(28) },
  refund_nothing_left: none,
  refund_not_paid: none,
  refund_key_used: none,
  order_under_way: none,
  review_not_shipped: none,
  review_written: none,
  review_not_waiting: none,
  address_unknown: none,
  addresses_full: { most: 20 },
  rma_unknown: none,
  rma_not_shipped: none,
  rma_nothing_chosen: none,
  rma_units_too_many: { line: 1, left: 1 },
  points_too_few: { balance: 900 },
  points_step: { step: 1000 },
  rma_received: none,
  rma_moved: none,
  rma_ended: none,
  proof_type_unknown: none,
  proof_not_what_it_says: none,
  proof_too_large: none,
  proof_empty: none,
  proof_too_many: { most: 5 },
  proof_gone: none,
  staff_sign_in_needed: none,
  staff_sign_in_failed: none,
  staff_code_needed: none,
  staff_code_wrong: none,
  staff_right_missing: { right: "orders.refund" },
  order_changed: none,
  order_not_there: { state: "shipped" },
  order_held: { reason: "Address to be confirmed." },
  order_not_held: none,
  refund_under_way: none,
  refund_nothing_asked: none,
  refund_over_limit: { mostCents: cents(50_000) },
  test_order_stays: none,
  tracking_invalid: none,
  stock_not_counted: none,
  stock_promised: { free: 2 },
  stock_key_used: none,
  member_unknown: none,
  points_not_there: { balance: 20 },
  points_key_used: none,
  points_not_waiting: none,
  points_second_person: none,
  step_ended: none,
  code_wrong: { left: 3 },
  two_factor_is_on: none,
  two_factor_not_begun: none,
  passkey_refused: none,
  provider_unknown: none,
  provider_refused: none,
  provider_no_email: none,
  passkey_unknown: none,
  passkeys_full: { most: 10 },
  product_unknown: none,
  page_unknown: { pages: 3 },
  postal_code_unknown: none,
  email_invalid: none,
  in_stock: none,
  picture_unknown_parameter: none,
  picture_width_not_offered: none,
  picture_height_not_offered: none,
  picture_fit_unknown: none,
  picture_quality_not_offered: none,
  general_error: none,
  database_unreachable: { mayBeCharged: true },
  invalid_request: none,
  card_number_not_here: none,
  sign_in_needed: none,
  sign_in_failed: { left: 3 },
  not_activated: none,
  password_refused: none,
  password_wrong: none,
  link_ended: none,
  channel_invalid: none,
  creator_answered: none,
  creator_not_waiting: none,
  exemption_not_needed: none,
  exemption_over: none,
  exemption_stands: none,
  exemption_unknown: none,
  exemption_changed: none,
  exemption_not_offered: none,
  share_unknown: none,
  share_own: none,
  share_not_confirmed: none,
  verification_code_wrong: none,
  session_unknown: none,
  not_json: none,
  malformed_json: none,
  body_shape: none,
  body_too_large: none,
  not_a_form: none,
  request_incomplete: none,
  request_refused: none,
  cross_site: none,
  too_many_requests: { seconds: 120 },
  method_not_allowed: none,
  not_allowed: { onThisMachine: true },
  token_needed: none,
  signature_invalid: none,
  not_found: none,
  no_answer: none,
  unknown_form: none,
  card_not_read: { message: "The card fields did not answer." },
};
const REASONS = Object.keys(REFUSALS) as Reason[];
const refusalOf = (reason: Reason) => ({ ok: false, reason, facts: FACTS[reason] }) as Refusal;

describe("a refusal on the wire", () => {
  test.each(REASONS)("%s has its row's status, icon and title, a sentence, its reason and its facts", (reason) => {
    const { status, alert } = refusalAnswer(refusalOf(reason));
    expect(status).toBe(REFUSALS[reason].status);
    expect(alert).toMatchObject({
      IsSuccess: false,
      Icon: REFUSALS[reason].icon ?? "error",
      Button: "OK",
      Reason: reason,
      Facts: FACTS[reason],
    });
    const isFixed = alert.Message === "General Error";
    expect(alert.Message).toMatch(isFixed ? /^General Error$/ : /^\S.*[.!]$/);
    expect(alert.Message).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
    expect(alert.Redirect ?? "/").toMatch(/^\/(?![/\\])/);
  });

  test("the default alert, the warnings of a cart and the failed check have the specification's words", () => {
    expect(refusalAnswer(refuse("general_error"))).toMatchObject({
      status: 500,
      alert: { Message: "General Error", Title: "System", Icon: "error", Button: "OK" },
    });
    expect(refusalAnswer(refuse("laptop_limit")).alert).toMatchObject({
      Message: "Limit one laptop in an order!",
      Icon: "warning",
    });
    expect(refusalAnswer(refuse("gear_needs_pc")).alert).toMatchObject({
      Message: "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
      Icon: "warning",
    });
    expect(refusalAnswer(refuse("cart_changed")).alert).toMatchObject({
      Message: "Check cart item is failed, reload the page pleace.",
      Title: "Fail",
      Icon: "error",
    });
  });

  test.each<[Refusal, string]>([
    [refuse("out_of_stock", { name: "Forge 90", left: 2, at: "cart" }), "Only 2 of Forge 90 left."],
    [refuse("out_of_stock", { name: "Forge 90", left: 0, at: "order" }), "Forge 90 is sold out. You were not charged."],
    [refuse("quantity_invalid", { least: 1, most: 99 }), "The quantity is a whole number from 1 to 99."],
    [
      refuse("payment_declined", { decline: "insufficient_funds" }),
      "Your bank declined the card: insufficient funds. You were not charged.",
    ],
    [
      refuse("total_higher", { expectedCents: cents(480_659), now: bill }),
      "The total is now $4,811.59, not $4,806.59. Nothing was ordered, and you were not charged.",
    ],
    [
      refuse("charge_too_large", { mostCents: cents(99_999_999) }),
      "The largest card payment is $999,999.99. Split this into smaller orders.",
    ],
    [
      refuse("too_many_requests", { seconds: 1 }),
      "That was often in a short time. Please wait a second and try again.",
    ],
    [
      refuse("too_many_requests", { seconds: 100 }),
      "That was often in a short time. Please wait 2 minutes and try again.",
    ],
    [
      refuse("paid_by_another_card", { orderNumber: "RS-7K3F9-Q2M8T4", cardType: "", cardLast4: "" }),
      "Order RS-7K3F9-Q2M8T4 was paid with another card. This card was declined and not charged; there is nothing left to pay.",
    ],
  ])("%j reads as a person says it", (refusal, sentence) => {
    expect(refusalAnswer(refusal).alert.Message).toBe(sentence);
  });

  test("a field says what is wrong with it, or what the refusal says", () => {
    const fields = [{ field: "ShippingAddress.ZipCode" }, { field: "ShippingAddress.City", message: "Enter a city." }];
    expect(refusalAnswer(refuse("address_missing", {}, fields)).alert.Fields).toEqual([
      { field: "ShippingAddress.ZipCode", message: "Enter your shipping address." },
      { field: "ShippingAddress.City", message: "Enter a city." },
    ]);
  });

  test("whoever is told to come back is told when", () => {
    expect(refusalAnswer(refuse("too_many_requests", { seconds: 40 })).headers).toEqual({ "retry-after": "40" });
    expect(refusalAnswer(refuse("database_unreachable", { mayBeCharged: false })).headers).toEqual({
      "retry-after": "5",
    });
    expect(refusalAnswer(refuse("cart_empty")).headers).toEqual({});
  });
});

import type { BuildRefusalFacts } from "./build/build-refusal-facts.ts";
import type { BillCents } from "./money/bill-cents.ts";
import type { Cents } from "./money/cents.ts";
import type { Carrier } from "./order/carriers.ts";
import type { CouponRefusalFacts } from "./discounts/coupon-refusal-facts.ts";
import type { IdRefusalFacts } from "./discounts/id-refusal-facts.ts";
import type { MailRefusalFacts } from "./mail/mail-refusal-facts.ts";
import type { OrderState } from "./order/order-states.ts";
import type { Decline } from "./payment/declines.ts";
import type { ListRefusalFacts } from "./member/list-refusal-facts.ts";
import type { MeasuredRefusalFacts } from "./order/measured-refusal-facts.ts";
import type { ReviewPictureRefusalFacts } from "./review/review-picture-refusal-facts.ts";
import type { RmaRefusalFacts } from "./rma/rma-refusal-facts.ts";
import type { SerialRefusalFacts } from "./order/serial-refusal-facts.ts";
import type { StaffRight } from "./staff/staff-roles.ts";

type None = Record<string, never>;
/** What is left of a product, and whether it was wanted in a cart or by an order that was being made. */
type StockLeft = { name: string; left: number };
type At = { at: "cart" | "order" };
type Method = { title: string };
type PostalCode = { country: "USA" | "CANADA" | "OTHER"; zipCode: string };

/**
 * Everything that a request is refused for, with the facts its words are made of. One word from the rule to the screen;
 * amounts in whole cents, days as `YYYY-MM-DD`.
 */
export interface RefusalFacts
  extends
    CouponRefusalFacts,
    IdRefusalFacts,
    BuildRefusalFacts,
    MailRefusalFacts,
    RmaRefusalFacts,
    SerialRefusalFacts,
    ListRefusalFacts,
    MeasuredRefusalFacts,
    ReviewPictureRefusalFacts {
  line_unknown: None;
  sku_unknown: { name: string | null };
  cart_full: { most: number };
  quantity_invalid: { least: number; most: number };
  warranty_unknown: None;
  longer_warranty_none: { name: string };
  longer_warranty_over: { name: string; endedOn: string };
  longer_warranty_taken: { name: string; left: number };
  rush_not_offered: None;
  add_on_not_offered: None;
  add_on_enough: { units: number };
  with_pc_not_offered: None;
  cart_empty: None;
  /** Signed in before, and not any more: the cart is the account's. */
  signed_out: None;
  already_ordered: { orderNumber: string };
  laptop_limit: None;
  gear_needs_pc: None;
  model_not_available: { name: string };
  out_of_stock: StockLeft & At;

  points_too_few: { balance: number };
  points_step: { step: number };

  /** Of a voucher: unknown, empty, over and ended are one. */
  voucher_not_usable: None;
  /** It was spent elsewhere while the order was made. */
  voucher_short: None;

  cart_changed: None;
  address_missing: None;
  address_invalid: { kind: "shipping" | "billing" };
  not_ship_to: None;
  zip_unknown: PostalCode;
  zip_in_another_state: PostalCode & { places: readonly { state: string; city: string }[] };
  size_not_asked_for: None;
  texts_not_offered: None;
  texts_not_asked_for: None;
  cell_phone_invalid: None;
  destination_unknown: None;
  shipping_method_missing: None;
  shipping_method_unavailable: None;
  to_pay_higher: { expectedCents: Cents; toPayCents: Cents };
  total_higher: { expectedCents: Cents; now: BillCents };
  test_mode_not_allowed: None;

  method_disabled: Method;
  method_not_connected: Method;
  wallet_token_refused: Method;
  wallet_away: Method;
  paid_another_way: Method & { by: string };
  insurance_not_offered: None;
  carrier_none: None;
  carrier_away: None;
  label_refused: None;
  label_there: None;
  label_none: None;
  insurance_quote_over: None;
  insurance_differs: { premiumCents: Cents };
  usa_only: Method;
  browser_unsupported: Method;
  below_minimum: Method & { minimumCents: Cents; totalCents: Cents };
  above_maximum: Method & { maximumCents: Cents; totalCents: Cents };
  leasing_not_offered: Method & { aboveCents: Cents | null; belowCents: Cents | null; leasableCents: Cents };
  charge_too_small: { leastCents: Cents };
  charge_too_large: { mostCents: Cents };

  payment_token_missing: None;
  wallet_on_page: Method;
  payment_declined: { decline: Decline };
  payment_in_progress: None;
  another_card_in_progress: None;
  payment_not_started: None;
  paid_by_another_card: { orderNumber: string; cardType: string; cardLast4: string };
  reservation_expired: StockLeft & { minutes: number };
  sold_while_paying: { isRefunded: boolean };
  order_cancelled: None;
  order_turned_down: None;
  screening_decided: None;
  order_under_way: None;
  order_unknown: None;
  order_number_invalid: None;

  refund_part_unknown: { part: string };
  refund_units_too_many: { part: string; left: number };
  /** `part` is empty for the order as a whole. */
  refund_too_much: { part: string; leftCents: Cents };
  refund_nothing_left: None;
  order_disputed: None;
  refund_not_paid: None;
  refund_key_used: None;
  address_unknown: None;
  addresses_full: { most: number };
  alert_unknown: None;
  review_not_shipped: None;
  review_written: None;
  review_not_waiting: None;
  review_unknown: None;
  sign_in_needed: None;
  /** Tries that are left until a pause. */
  sign_in_failed: { left: number };
  not_activated: None;
  password_refused: None;
  password_wrong: None;
  link_ended: None;
  channel_invalid: None;
  creator_answered: None;
  creator_not_waiting: None;
  exemption_not_needed: None;
  exemption_over: None;
  exemption_stands: None;
  exemption_unknown: None;
  exemption_changed: None;
  exemption_not_offered: None;
  share_unknown: None;
  share_own: None;
  share_not_confirmed: None;
  verification_code_wrong: None;
  session_unknown: None;
  staff_sign_in_needed: None;
  staff_sign_in_failed: None;
  staff_code_needed: None;
  staff_unknown: None;
  /** Nobody would be left who may manage the staff. */
  staff_last_owner: None;
  staff_code_wrong: None;
  staff_right_missing: { right: StaffRight };
  /** Somebody else changed it since it was seen. */
  order_changed: None;
  order_not_there: { state: OrderState };
  order_held: { reason: string };
  order_not_held: None;
  parcels_same: { why: "twice" | "unchanged" };
  test_not_over: { hours: number; until: string; timeZone: string };
  delay_over: None;
  /** Nobody agreed to wait in time. */
  delay_lapsed: None;
  ship_day_wrong: { why: "not_later" | "over" | "too_far" | "closed" | "told" };
  change_line_unknown: { line: number };
  change_only_fewer: { line: number; units: number };
  change_nothing_left: None;
  change_nothing: None;
  change_too_small: { leastCents: Cents };
  change_total: { expectedCents: Cents; nowCents: Cents };
  change_below_refund: { part: string };
  change_waits: None;
  change_warranty: None;
  change_ended: None;
  change_key_used: None;
  change_not_own: None;
  refund_under_way: None;
  refund_nothing_asked: None;
  refund_over_limit: { mostCents: Cents };
  test_order_stays: None;
  tracking_invalid: { carrier: Carrier };
  stock_not_counted: None;
  /** `free`: units that nobody is promised. */
  stock_moved: { onHand: number };
  stock_promised: { free: number };
  stock_key_used: None;
  member_unknown: None;
  /** What can be taken. */
  points_moved: { balance: number };
  points_not_there: { balance: number };
  points_key_used: None;
  points_not_waiting: None;
  points_second_person: None;
  webhook_unknown: None;
  webhook_changed: None;
  webhook_address_invalid: None;
  webhook_known: None;
  webhooks_full: { most: number };
  webhook_off: None;
  webhook_nothing_to_send: None;
  /** The sign-in that a code belongs to was too long ago, or is done. */
  step_ended: None;
  /** Tries that are left until a pause. */
  code_wrong: { left: number };
  two_factor_is_on: None;
  two_factor_not_begun: None;
  passkey_refused: None;
  provider_unknown: None;
  /** The provider did not vouch for anybody, or not for this store. */
  provider_refused: None;
  provider_no_email: None;
  passkey_unknown: None;
  passkeys_full: { most: number };

  product_unknown: None;
  page_unknown: { pages: number };
  page_not_kept: None;
  postal_code_unknown: None;
  email_invalid: None;
  in_stock: None;
  alert_of_nothing: None;
  survey_answered: None;
  survey_too_early: None;
  picture_unknown_parameter: None;
  picture_width_not_offered: None;
  picture_height_not_offered: None;
  picture_fit_unknown: None;
  picture_quality_not_offered: None;

  general_error: None;
  database_unreachable: { mayBeCharged: boolean };
  invalid_request: None;
  card_number_not_here: None;
  not_json: None;
  malformed_json: None;
  body_shape: None;
  body_too_large: None;
  not_a_form: None;
  request_incomplete: None;
  request_refused: None;
  cross_site: None;
  too_many_requests: { seconds: number };
  files_busy: { seconds: number };
  passwords_busy: { seconds: number };
  store_busy: None;
  method_not_allowed: None;
  not_allowed: { onThisMachine: boolean };
  token_needed: None;
  signature_invalid: None;
  not_found: None;

  /** These three are the browser's own: nothing came, a form without a known intent, the card's fields could not be read. */
  no_answer: None;
  unknown_form: None;
  card_not_read: { message: string };
}
export type Reason = keyof RefusalFacts;

/** What stands over an alert. */
export type AlertTitle = "system" | "fail" | "payment_declined" | "card";

/** A field the refusal is about, by its dotted path; `message` where the refusal's own words do not say what is wrong. */
export interface RefusedField {
  field: string;
  message?: string;
}

/** What a customer can cause is an answer, not an exception. */
export type Refusal<R extends Reason = Reason> = {
  [Name in R]: { ok: false; reason: Name; facts: RefusalFacts[Name]; fields?: readonly RefusedField[] };
}[R];

export type Result<Value, R extends Reason> = { ok: true; value: Value } | Refusal<R>;

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** `refuse("out_of_stock", { name, left, at: "cart" })`; a reason without facts needs none. */
export function refuse<R extends Reason>(
  reason: R,
  ...[facts, fields]: RefusalFacts[R] extends None
    ? [facts?: None, fields?: readonly RefusedField[]]
    : [facts: RefusalFacts[R], fields?: readonly RefusedField[]]
): Refusal<R> {
  return { ok: false, reason, facts: facts ?? {}, ...(fields && { fields }) } as Refusal<R>;
}

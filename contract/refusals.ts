import type { AlertTitle, Reason, RefusalFacts } from "#rules/refusal.ts";

export interface RefusalRow<Facts> {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** `error` where none is given. */
  icon?: "warning" | "info";
  /** `system` where none is given (S471). */
  title?: AlertTitle;
  /** Where the alert leads when it is closed. */
  redirect?: string | ((facts: Facts) => string);
}

const TO_ADDRESS = "/carts?step=information";

/** How each refusal answers over HTTP; its words are in `messages`. */
export const REFUSALS: { readonly [R in Reason]: RefusalRow<RefusalFacts[R]> } = {
  line_unknown: { status: 404 },
  sku_unknown: { status: 404 },
  cart_full: { status: 409, icon: "warning" },
  quantity_invalid: { status: 422, icon: "warning" },
  warranty_unknown: { status: 422 },
  with_pc_not_offered: { status: 409 },
  cart_empty: { status: 409, icon: "warning", redirect: "/carts" },
  laptop_limit: { status: 409, icon: "warning" },
  gear_needs_pc: { status: 409, icon: "warning" },
  model_not_available: { status: 409 },
  out_of_stock: { status: 409 },

  coupon_unknown: { status: 422, icon: "warning" },
  coupon_not_started: { status: 422, icon: "warning" },
  coupon_expired: { status: 422, icon: "warning" },
  coupon_used_up: { status: 409, icon: "warning" },
  coupon_used_by_customer: { status: 422, icon: "warning" },
  coupon_below_minimum: { status: 422, icon: "warning" },
  coupon_no_eligible_item: { status: 422, icon: "warning" },
  coupon_with_id_discount: { status: 422, icon: "warning" },

  cart_changed: { status: 409, title: "fail" },
  address_missing: { status: 409, redirect: TO_ADDRESS },
  address_invalid: { status: 422 },
  not_ship_to: { status: 422 },
  zip_unknown: { status: 422, icon: "warning", redirect: TO_ADDRESS },
  zip_in_another_state: { status: 422, icon: "warning", redirect: TO_ADDRESS },
  destination_unknown: { status: 409, redirect: TO_ADDRESS },
  shipping_method_missing: { status: 409, redirect: "/carts?step=shipping" },
  shipping_method_unavailable: { status: 422 },
  total_higher: { status: 409, icon: "warning" },
  test_mode_not_allowed: { status: 403 },

  method_disabled: { status: 422, icon: "warning" },
  method_not_connected: { status: 422, icon: "warning" },
  usa_only: { status: 422, icon: "warning" },
  browser_unsupported: { status: 422, icon: "warning" },
  below_minimum: { status: 422, icon: "warning" },
  above_maximum: { status: 422, icon: "warning" },
  leasing_not_offered: { status: 422, icon: "warning" },
  charge_too_small: { status: 422, icon: "warning" },
  charge_too_large: { status: 422, icon: "warning" },

  payment_token_missing: { status: 400 },
  payment_declined: { status: 402, title: "payment_declined" },
  payment_in_progress: { status: 409 },
  another_card_in_progress: { status: 409 },
  payment_not_started: { status: 409 },
  paid_by_another_card: {
    status: 409,
    icon: "info",
    redirect: ({ orderNumber }) => `/carts/order/${orderNumber}`,
  },
  reservation_expired: { status: 409 },
  sold_while_paying: { status: 409 },
  order_cancelled: { status: 409 },
  order_unknown: { status: 404 },
  order_number_invalid: { status: 422 },

  refund_part_unknown: { status: 422 },
  refund_units_too_many: { status: 409 },
  refund_too_much: { status: 409 },
  refund_nothing_left: { status: 409 },
  refund_not_paid: { status: 409 },
  refund_key_used: { status: 409 },
  sign_in_needed: { status: 401, icon: "info", redirect: "/sign-in" },
  sign_in_failed: { status: 401, icon: "warning" },
  not_activated: { status: 403, icon: "info" },
  password_refused: { status: 422, icon: "warning" },
  password_wrong: { status: 422, icon: "warning" },
  link_ended: { status: 403, icon: "warning" },
  session_unknown: { status: 404 },

  product_unknown: { status: 404 },
  page_unknown: { status: 404 },
  postal_code_unknown: { status: 404 },
  email_invalid: { status: 422 },
  in_stock: { status: 409, icon: "info" },
  picture_unknown_parameter: { status: 400 },
  picture_width_not_offered: { status: 400 },
  picture_height_not_offered: { status: 400 },
  picture_fit_unknown: { status: 400 },
  picture_quality_not_offered: { status: 400 },

  general_error: { status: 500 },
  database_unreachable: { status: 503 },
  invalid_request: { status: 400 },
  card_number_not_here: { status: 422 },
  not_json: { status: 415 },
  malformed_json: { status: 400 },
  body_shape: { status: 400 },
  body_too_large: { status: 413 },
  not_a_form: { status: 415 },
  request_incomplete: { status: 400 },
  request_refused: { status: 400 },
  cross_site: { status: 403 },
  too_many_requests: { status: 429 },
  method_not_allowed: { status: 405 },
  not_allowed: { status: 403 },
  token_needed: { status: 401 },
  signature_invalid: { status: 400 },
  not_found: { status: 404 },

  no_answer: { status: 503 },
  unknown_form: { status: 400 },
  card_not_read: { status: 422, title: "card" },
};

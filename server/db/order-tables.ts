import type { AddressCheck } from "#rules/address/address-suggestion.ts";
import type { Locale } from "#messages/locales.ts";
import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import type { OrderedBuild } from "#rules/order/ordered-build.ts";
import type { OrderOrigin } from "#rules/order/order-origin.ts";
import type { DelayAnswer, DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Decline } from "#rules/payment/declines.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import type { ScreeningState, ScreeningVerdict } from "#rules/screening/screening-states.ts";
import type { PaymentState } from "#rules/payment/payment-states.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { RefundCharge } from "#rules/refund/price-refund.ts";
import type { RefundReason, RefundState } from "#rules/refund/refund-states.ts";
import type { RevisionState } from "#rules/revision/revision-states.ts";
import type { VoucherEntryKind } from "#rules/voucher/voucher-entry-kinds.ts";
import type { Generated } from "kysely";
import type { Day, Default, DefaultJson, Instant, Json, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";

export interface Orders {
  id: string;
  order_number: string;
  cart_id: string;
  cart_version: number;
  member_id: Maybe<number>;
  state: OrderState;
  email: string;
  payment_type: Default<PaymentType>;
  shipping_address: Json<ShippingAddress>;
  billing_address: Json<BillingAddress>;
  shipping_method_id: number;
  shipping_name: string;
  ships_on: Day;
  arrives_from: Day;
  arrives_until: Day;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  recycling_cents: number;
  delivery_fee_cents: number;
  insurance_cents: Default<number>;
  tax_cents: number;
  total_cents: number;
  coupon_code: Maybe<string>;
  comment: Default<string>;
  origin: DefaultJson<Partial<OrderOrigin>>;
  /** The language it was placed in. */
  locale: Default<Locale>;
  link_generation: Default<number>;
  priced_cart: Json<CartToPrice>;
  priced_steps: Json;
  config_version: string;
  config_sha256: Maybe<string>;
  is_test: Default<boolean>;
  test_mode: Default<boolean>;
  zip_code_unknown: Default<boolean>;
  address_check: Default<AddressCheck>;
  held_until: Instant;
  row_version: Default<number>;
  created_at: Instant;
  changed_at: Instant;
  paid_at: MaybeInstant;
  shipped_at: MaybeInstant;
  voucher_id: Maybe<number>;
  voucher_cents: Default<number>;
  points_used: Default<number>;
  points_earned: Default<number>;
  /** Whose share link led to it, and what a first order gives them. */
  shared_by: Maybe<number>;
  share_points: Maybe<number>;
  /** Ten digits; null where no texts were asked for. */
  text_phone: Maybe<string>;
  text_agreed_at: MaybeInstant;
  text_ended_at: MaybeInstant;
}

export interface PricingConfigs {
  sha256: string;
  version: string;
  /** `json`, not `jsonb`: the text stays as it was hashed. */
  config: Json;
  kept_at: Instant;
}

export interface DatedSettings {
  id: Generated<number>;
  from_at: Instant;
  config_sha256: string;
  source: "file" | "command";
  why: string;
  made_at: Instant;
}

export interface OrderLines {
  id: Generated<number>;
  order_id: string;
  position: number;
  /** Null for a longer warranty, which is of a line of an earlier order. */
  sku_id: Maybe<number>;
  covers_line_id: Maybe<number>;
  description: string;
  facts: Json<OrderLineFacts>;
  picture: string;
  /** Units sold, as the last change of the order left them. What has become of them says the view `line_units`. */
  quantity: number;
  /** Of these, what was given back before the order left the house. */
  left_out: Default<number>;
  unit_cents: number;
  amount_cents: number;
  discount_cents: number;
  tax_cents: number;
  parts: DefaultJson<string[]>;
  /** Of the parts as they were sold; the database writes it and lets neither change. */
  parts_sha256: Maybe<string>;
  made: Maybe<Made>;
  /** Of a PC whose parts were chosen: these, and what the rules said of them. */
  build: MaybeJson<OrderedBuild>;
}

export interface LongerWarrantyRows {
  id: Generated<number>;
  covered_line_id: number;
  unit: number;
  bought_line_id: number;
  order_id: string;
  months: number;
  created_at: Instant;
  ended_at: MaybeInstant;
}

export interface StockReservations {
  order_id: string;
  sku_id: number;
  quantity: number;
  state: "held" | "claimed" | "released";
  expires_at: Instant;
}

export interface CouponUses {
  coupon_code: string;
  order_id: string;
  email_sha256: Uint8Array;
}

export interface Payments {
  id: string;
  order_id: string;
  provider: string;
  provider_ref: Maybe<string>;
  state: PaymentState;
  amount_cents: number;
  currency: Default<"USD">;
  payment_token: string;
  card_type: Default<string>;
  card_last4: Default<string>;
  decline_reason: Maybe<Decline>;
  action_url: Maybe<string>;
  /** `order`, or the id of the revision that it pays. */
  purpose: Default<string>;
  /** Null where nobody was asked. */
  screening: Maybe<ScreeningState>;
  created_at: Instant;
  changed_at: Instant;
}

/** What a buyer's bank asks back of a charge. */
export interface Disputes {
  provider: string;
  dispute_ref: string;
  payment_id: string;
  order_id: string;
  state: DisputeState;
  reason: string;
  amount_cents: number;
  taken_back_cents: Default<number>;
  won_back_cents: Default<number>;
  due_at: MaybeInstant;
  opened_at: Instant;
  changed_at: Instant;
}

/** What a screener said of a payment that was not accepted at once. */
export interface Screenings {
  payment_id: string;
  verdict: Maybe<ScreeningVerdict>;
  ref: Default<string>;
  score: Maybe<number>;
  reason: Default<string>;
}

export interface Refunds {
  id: string;
  order_id: string;
  /** Null where it goes back to a voucher. */
  payment_id: Maybe<string>;
  voucher_id: Maybe<number>;
  key: string;
  request: Json;
  state: RefundState;
  amount_cents: number;
  reason: RefundReason;
  sent_by: string;
  provider_ref: Maybe<string>;
  /** Gives back what a change of the order made cheaper; null for a refund of parts. */
  revision_id: Maybe<string>;
  failure: Maybe<string>;
  /** The return it is for; null where it is for none. */
  rma_id: Maybe<string>;
  created_at: Instant;
  changed_at: Instant;
}

export interface RefundParts {
  refund_id: string;
  position: number;
  order_line_id: Maybe<number>;
  charge: Maybe<RefundCharge>;
  units: number;
  amount_cents: number;
  tax_cents: number;
}

export interface Vouchers {
  id: Generated<number>;
  code_hmac: Uint8Array;
  last4: string;
  issued_to: Maybe<string>;
  issued_by: string;
  balance_cents: Default<number>;
  issued_at: Instant;
  expires_at: MaybeInstant;
  ended_at: MaybeInstant;
}

export interface VoucherEntries {
  id: Generated<number>;
  voucher_id: number;
  order_id: Maybe<string>;
  refund_id: Maybe<string>;
  kind: VoucherEntryKind;
  cents: number;
  reason: Maybe<string>;
  at: Instant;
}

export interface OrderRevisions {
  id: string;
  order_id: string;
  number: number;
  state: RevisionState;
  key: string;
  request: Json;
  asked_by: string;
  reason: string;
  due_cents: number;
  total_cents: number;
  shipping_address: Json;
  zip_code_unknown: boolean;
  shipping_method_id: number;
  shipping_name: string;
  ships_on: Day;
  arrives_from: Day;
  arrives_until: Day;
  units: Json<number[]>;
  priced_cart: Json<CartToPrice>;
  priced_steps: Json;
  config_version: string;
  config_sha256: Maybe<string>;
  expires_at: Instant;
  created_at: Instant;
  changed_at: Instant;
}

/** A delay of its ship date that the buyer was told of. */
export interface ShipDelays {
  order_id: string;
  number: number;
  from_on: Day;
  ships_on: Maybe<Day>;
  reason: DelayReason;
  silence: DelaySilence;
  answer_by: Day;
  told_by: Maybe<number>;
  answer: Maybe<DelayAnswer>;
  created_at: Instant;
  answered_at: MaybeInstant;
}

export interface OrderEvents {
  id: Generated<number>;
  order_id: string;
  name: string;
  detail: DefaultJson;
  at: Instant;
}

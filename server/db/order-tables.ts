import type { Locale } from "#messages/words-of.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import type { OrderOrigin } from "#rules/order/order-origin.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Decline } from "#rules/payment/declines.ts";
import type { PaymentState } from "#rules/payment/payment-states.ts";
import type { RefundCharge } from "#rules/refund/price-refund.ts";
import type { RefundReason, RefundState } from "#rules/refund/refund-states.ts";
import type { Generated } from "kysely";
import type { Day, Default, DefaultJson, Instant, Json, Maybe, MaybeInstant } from "./column-types.ts";

export interface Orders {
  id: string;
  order_number: string;
  cart_id: string;
  cart_version: number;
  member_id: Maybe<number>;
  state: OrderState;
  email: string;
  shipping_address: Json;
  billing_address: Json;
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
  priced_cart: Json;
  priced_steps: Json;
  config_version: string;
  config_sha256: Maybe<string>;
  is_test: Default<boolean>;
  test_mode: Default<boolean>;
  zip_code_unknown: Default<boolean>;
  held_until: Instant;
  row_version: Default<number>;
  created_at: Instant;
  changed_at: Instant;
  paid_at: MaybeInstant;
  shipped_at: MaybeInstant;
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

export interface OrderLines {
  id: Generated<number>;
  order_id: string;
  position: number;
  sku_id: number;
  description: string;
  facts: Json<OrderLineFacts>;
  picture: string;
  quantity: number;
  unit_cents: number;
  amount_cents: number;
  discount_cents: number;
  tax_cents: number;
  parts: DefaultJson<string[]>;
  made: Maybe<Made>;
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
  created_at: Instant;
  changed_at: Instant;
}

export interface Refunds {
  id: string;
  order_id: string;
  payment_id: string;
  key: string;
  request: Json;
  state: RefundState;
  amount_cents: number;
  reason: RefundReason;
  sent_by: string;
  provider_ref: Maybe<string>;
  failure: Maybe<string>;
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

export interface OrderEvents {
  id: Generated<number>;
  order_id: string;
  name: string;
  detail: DefaultJson;
  at: Instant;
}

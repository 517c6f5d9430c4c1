import type { Locale } from "#messages/words-of.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import type { OrderOrigin } from "#rules/order/order-origin.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Decline } from "#rules/payment/declines.ts";
import type { PaymentState } from "#rules/payment/payment-states.ts";
import type { RefundCharge } from "#rules/refund/price-refund.ts";
import type { RefundReason, RefundState } from "#rules/refund/refund-states.ts";
import type { Generated, Insertable, Selectable } from "kysely";
import type { CatalogueChanges, CatalogueImports, Faqs, Products, Skus, Stock } from "./catalogue-tables.ts";
import type { MailTokens, Members, MemberSessions, SecurityEvents } from "./member-tables.ts";
import type { Day, Default, DefaultJson, Instant, Json, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";

interface Coupons {
  code: string;
  kind: "amount" | "percent" | "free_shipping";
  value: number;
  minimum_cents: Default<number>;
  starts_at: Instant;
  ends_at: MaybeInstant;
  use_limit: Maybe<number>;
  customer_use_limit: Maybe<number>;
  used: Default<number>;
  only_sku_ids: Default<number[]>;
  only_kinds: Default<("desktop" | "laptop" | "gear" | "part")[]>;
  except_sku_ids: Default<number[]>;
  listed: Default<boolean>;
}

interface Carts {
  id: string;
  /** Null for a member's: it opens by the session. */
  token_sha256: Maybe<Uint8Array>;
  member_id: Maybe<number>;
  version: Default<number>;
  coupon_code: Maybe<string>;
  shipping_address: MaybeJson;
  billing_address: MaybeJson;
  shipping_method_id: Maybe<number>;
  confirmed_zip_code: Maybe<string>;
  state: Default<"open" | "ordered">;
  created_at: Instant;
  changed_at: Instant;
}

interface CartItems {
  id: string;
  cart_id: string;
  sku_id: number;
  quantity: number;
  warranty_id: Default<number>;
  from_complete_your_purchase: Default<boolean>;
  added_at: Instant;
}

interface Orders {
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
  zip_code_unknown: Default<boolean>;
  held_until: Instant;
  created_at: Instant;
  changed_at: Instant;
  paid_at: MaybeInstant;
}

interface PricingConfigs {
  sha256: string;
  version: string;
  /** `json`, not `jsonb`: the text stays as it was hashed. */
  config: Json;
  kept_at: Instant;
}

interface OrderLines {
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

interface StockReservations {
  order_id: string;
  sku_id: number;
  quantity: number;
  state: "held" | "claimed" | "released";
  expires_at: Instant;
}

interface CouponUses {
  coupon_code: string;
  order_id: string;
  email_sha256: Uint8Array;
}

interface Payments {
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

interface Refunds {
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

interface RefundParts {
  refund_id: string;
  position: number;
  order_line_id: Maybe<number>;
  charge: Maybe<RefundCharge>;
  units: number;
  amount_cents: number;
  tax_cents: number;
}

interface OrderEvents {
  id: Generated<number>;
  order_id: string;
  name: string;
  detail: DefaultJson;
  at: Instant;
}

interface IdempotencyKeys {
  scope: string;
  key: string;
  request_sha256: Uint8Array;
  status: "running" | "done";
  response_status: Maybe<number>;
  response_body: MaybeJson;
  locked_until: Instant;
  created_at: Instant;
}

interface Outbox {
  id: Generated<number>;
  topic: string;
  dedupe_key: string;
  payload: Json;
  created_at: Instant;
  delivered_at: MaybeInstant;
  attempts: Default<number>;
  last_error: Maybe<string>;
  next_attempt_at: Default<Date>;
  claimed_until: MaybeInstant;
  given_up_at: MaybeInstant;
  again_at: MaybeInstant;
}

interface StockNotices {
  id: Generated<number>;
  sku_id: number;
  email: string;
  created_at: Instant;
  told_at: MaybeInstant;
}

interface WebhookInbox {
  provider: string;
  event_id: string;
  type: string;
  payload: Json;
  received_at: Instant;
  handled_at: MaybeInstant;
}

interface JobRuns {
  name: string;
  due_at: Default<Date>;
  claimed_until: MaybeInstant;
  ended_well_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
}

interface SlowCounters {
  subject: string;
  window_start: Instant;
  count: number;
}

interface Mails {
  id: Generated<number>;
  dedupe_key: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  sent_by: "outbox" | "smtp";
  created_at: Instant;
}

/** The tables of `migrations/*.sql` as Kysely reads and writes them. */
export interface Schema {
  products: Products;
  skus: Skus;
  stock: Stock;
  faqs: Faqs;
  catalogue_imports: CatalogueImports;
  catalogue_changes: CatalogueChanges;
  coupons: Coupons;
  carts: Carts;
  cart_items: CartItems;
  orders: Orders;
  pricing_configs: PricingConfigs;
  order_lines: OrderLines;
  stock_reservations: StockReservations;
  coupon_uses: CouponUses;
  payments: Payments;
  refunds: Refunds;
  refund_parts: RefundParts;
  order_events: OrderEvents;
  idempotency_keys: IdempotencyKeys;
  outbox: Outbox;
  stock_notices: StockNotices;
  webhook_inbox: WebhookInbox;
  job_runs: JobRuns;
  mails: Mails;
  members: Members;
  member_sessions: MemberSessions;
  mail_tokens: MailTokens;
  security_events: SecurityEvents;
  slow_counters: SlowCounters;
}

/** A row as it is read, and as it is inserted. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

import type { RushService } from "#rules/cart/rush-service.ts";
import type { Generated, Insertable, Selectable } from "kysely";
import type { Alerts, OrderSurveys } from "./alert-tables.ts";
import type { CatalogueChanges, CatalogueImports, Faqs, Products, Skus, Stock } from "./catalogue-tables.ts";
import type {
  OrderHolds,
  OrderShipments,
  Staff,
  StaffLog,
  StaffRoles,
  StaffSessions,
  StockCorrections,
} from "./staff-tables.ts";
import type {
  CreatorApplications,
  PointsCorrections,
  TaxExemptions,
  MailTokens,
  MemberAddresses,
  MemberIdentities,
  Members,
  MemberSessions,
  PasskeyChallenges,
  Passkeys,
  PointEntries,
  PointTotals,
  ProviderSignIns,
  RecoveryCodes,
  Reviews,
  RmaLines,
  RmaProofs,
  Rmas,
  SecurityEvents,
  ShareLinks,
  ShareRewards,
  SignInSteps,
  TwoFactors,
} from "./member-tables.ts";
import type { Default, Instant, Json, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";
import type {
  Orders,
  PricingConfigs,
  OrderLines,
  StockReservations,
  CouponUses,
  Payments,
  Refunds,
  RefundParts,
  OrderEvents,
} from "./order-tables.ts";

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
  used_points: Default<number>;
  tax_exempt: Default<boolean>;
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
  rush_service: Default<RushService>;
  from_complete_your_purchase: Default<boolean>;
  added_at: Instant;
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
  alerts: Alerts;
  order_surveys: OrderSurveys;
  webhook_inbox: WebhookInbox;
  job_runs: JobRuns;
  mails: Mails;
  members: Members;
  member_sessions: MemberSessions;
  mail_tokens: MailTokens;
  two_factors: TwoFactors;
  recovery_codes: RecoveryCodes;
  sign_in_steps: SignInSteps;
  member_addresses: MemberAddresses;
  share_links: ShareLinks;
  creator_applications: CreatorApplications;
  tax_exemptions: TaxExemptions;
  points_corrections: PointsCorrections;
  share_rewards: ShareRewards;
  member_identities: MemberIdentities;
  provider_sign_ins: ProviderSignIns;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  security_events: SecurityEvents;
  point_entries: PointEntries;
  point_totals: PointTotals;
  reviews: Reviews;
  rmas: Rmas;
  rma_lines: RmaLines;
  rma_proofs: RmaProofs;
  slow_counters: SlowCounters;
  order_holds: OrderHolds;
  shipments: OrderShipments;
  stock_corrections: StockCorrections;
  staff: Staff;
  staff_roles: StaffRoles;
  staff_sessions: StaffSessions;
  staff_log: StaffLog;
}

/** A row as it is read, and as it is inserted. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

import type { Locale } from "#messages/locales.ts";
import type { Generated, Insertable, Selectable } from "kysely";
import type { WebhookDeliveries, WebhookEndpoints } from "./webhook-tables.ts";
import type { CartItems, Carts, Coupons } from "./cart-tables.ts";
import type { IdChecks, IdProofs } from "./id-discount-tables.ts";
import type { Alerts, OrderSurveys, ToldAlerts } from "./alert-tables.ts";
import type { BuildAlerts, SavedBuilds } from "./build-tables.ts";
import type {
  CatalogueChanges,
  CatalogueFeed,
  CatalogueImports,
  CatalogueTexts,
  Faqs,
  FrameTables,
  ImportedHandles,
  ImportedUnits,
  PartFactsRows,
  PricesCharged,
  Products,
  SandboxParts,
  Skus,
  Stock,
} from "./catalogue-tables.ts";
import type {
  OrderHolds,
  OrderTests,
  MoreParcels,
  OrderShipments,
  StaffSchema,
  StockCorrections,
} from "./staff-tables.ts";
import type {
  CreatorApplications,
  PointsCorrections,
  TaxExemptions,
  MailTokens,
  MemberAddresses,
  SavedItems,
  SavedLists,
  MemberIdentities,
  Members,
  MemberSessions,
  PasskeyChallenges,
  Passkeys,
  PointEntries,
  PointTotals,
  ProviderSignIns,
  RecoveryCodes,
  ReviewInvites,
  ReviewInviteEnds,
  ReviewPictures,
  Reviews,
  SecurityEvents,
  ShareLinks,
  ShareRewards,
  SignInSteps,
  TwoFactors,
} from "./member-tables.ts";
import type { ShippingLabels } from "./label-tables.ts";
import type { RmaLines, RmaMessages, RmaMoves, RmaProofs, Rmas } from "./rma-tables.ts";
import type { Default, Instant, Json, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";
import type {
  Orders,
  DatedSettings,
  PricingConfigs,
  OrderLines,
  LongerWarrantyRows,
  StockReservations,
  CouponUses,
  Payments,
  Disputes,
  Screenings,
  Refunds,
  RefundParts,
  OrderRevisions,
  OrderEvents,
  ShipDelays,
  VoucherEntries,
  Vouchers,
} from "./order-tables.ts";

interface InsurancePolicies {
  order_id: string;
  quote_id: string;
  insured_cents: number;
  premium_cents: number;
  state: Default<"quoted" | "bought" | "shipped" | "refused" | "cancelled">;
  asked_at: MaybeInstant;
  policy_id: Maybe<string>;
  created_at: Instant;
  changed_at: Instant;
}

interface MarketingCarts {
  cart_id: string;
  version: number;
}

interface MarketingOrders {
  order_id: string;
  sent_at: MaybeInstant;
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
  locale: Default<Locale>;
}

interface WebhookInbox {
  provider: string;
  event_id: string;
  type: string;
  payload: Json;
  received_at: Instant;
  handled_at: MaybeInstant;
  attempts: Default<number>;
  last_error: Maybe<string>;
  next_attempt_at: Default<Date>;
  given_up_at: MaybeInstant;
  again_at: MaybeInstant;
}

interface JobRuns {
  name: string;
  due_at: Default<Date>;
  claimed_until: MaybeInstant;
  ended_well_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
}

interface JobFailures {
  work: string;
  record: string;
  attempts: number;
  since: Instant;
  next_try_at: Instant;
  last_error: string;
}

interface SlowCounters {
  subject: string;
  window_start: Instant;
  count: number;
}

interface MailTroubles {
  email: string;
  bounced_at: Instant | null;
  complained_at: Instant | null;
  said: Generated<string>;
  cleared_at: Instant | null;
}

interface Mails {
  id: Generated<number>;
  dedupe_key: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  sent_by: "outbox" | "smtp" | "held";
  created_at: Instant;
}

/** The tables of `migrations/*.sql` as Kysely reads and writes them. */
export interface Schema extends StaffSchema {
  prices_charged: PricesCharged;
  products: Products;
  part_facts: PartFactsRows;
  sandbox_parts: SandboxParts;
  skus: Skus;
  stock: Stock;
  faqs: Faqs;
  catalogue_texts: CatalogueTexts;
  frame_tables: FrameTables;
  catalogue_imports: CatalogueImports;
  imported_handles: ImportedHandles;
  imported_units: ImportedUnits;
  catalogue_changes: CatalogueChanges;
  catalogue_feed: CatalogueFeed;
  coupons: Coupons;
  carts: Carts;
  cart_items: CartItems;
  orders: Orders;
  dated_settings: DatedSettings;
  pricing_configs: PricingConfigs;
  order_lines: OrderLines;
  longer_warranties: LongerWarrantyRows;
  order_revisions: OrderRevisions;
  stock_reservations: StockReservations;
  coupon_uses: CouponUses;
  payments: Payments;
  screenings: Screenings;
  disputes: Disputes;
  refunds: Refunds;
  refund_parts: RefundParts;
  vouchers: Vouchers;
  voucher_entries: VoucherEntries;
  order_events: OrderEvents;
  ship_delays: ShipDelays;
  shipping_labels: ShippingLabels;
  insurance_policies: InsurancePolicies;
  marketing_carts: MarketingCarts;
  marketing_orders: MarketingOrders;
  webhook_endpoints: WebhookEndpoints;
  webhook_deliveries: WebhookDeliveries;
  idempotency_keys: IdempotencyKeys;
  outbox: Outbox;
  stock_notices: StockNotices;
  told_alerts: ToldAlerts;
  alerts: Alerts;
  order_surveys: OrderSurveys;
  webhook_inbox: WebhookInbox;
  job_runs: JobRuns;
  job_failures: JobFailures;
  mails: Mails;
  mail_troubles: MailTroubles;
  members: Members;
  member_sessions: MemberSessions;
  mail_tokens: MailTokens;
  two_factors: TwoFactors;
  recovery_codes: RecoveryCodes;
  sign_in_steps: SignInSteps;
  member_addresses: MemberAddresses;
  saved_lists: SavedLists;
  saved_items: SavedItems;
  saved_builds: SavedBuilds;
  build_alerts: BuildAlerts;
  share_links: ShareLinks;
  creator_applications: CreatorApplications;
  tax_exemptions: TaxExemptions;
  points_corrections: PointsCorrections;
  share_rewards: ShareRewards;
  member_identities: MemberIdentities;
  provider_sign_ins: ProviderSignIns;
  id_checks: IdChecks;
  id_proofs: IdProofs;
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  security_events: SecurityEvents;
  point_entries: PointEntries;
  point_totals: PointTotals;
  reviews: Reviews;
  review_pictures: ReviewPictures;
  review_invites: ReviewInvites;
  review_invite_ends: ReviewInviteEnds;
  rmas: Rmas;
  rma_lines: RmaLines;
  rma_messages: RmaMessages;
  rma_moves: RmaMoves;
  rma_proofs: RmaProofs;
  slow_counters: SlowCounters;
  order_holds: OrderHolds;
  order_tests: OrderTests;
  more_parcels: MoreParcels;
  shipments: OrderShipments;
  stock_corrections: StockCorrections;
}

/** A row as it is read, and as it is inserted. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;

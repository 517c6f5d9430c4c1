import type { Locale } from "#messages/locales.ts";
import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { CreatorPlatform, CreatorState } from "#rules/creator/creator-application.ts";
import type { ExemptionGround, ExemptionState } from "#rules/tax/tax-exemption.ts";
import type { MailPurpose } from "#rules/member/mail-purposes.ts";
import type { MemberState } from "#rules/member/member-states.ts";
import type { ProviderName } from "#rules/member/providers.ts";
import type { SecurityEventName } from "#rules/member/security-event-names.ts";
import type { PointsCorrectionState } from "#rules/points/points-correction.ts";
import type { PointsEntryKind } from "#rules/points/points-ledger.ts";
import type { ReviewState } from "#rules/review/review-states.ts";
import type { Generated } from "kysely";
import type { Day, Default, DefaultJson, Instant, Json, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";

export interface Members {
  id: Generated<number>;
  email: string;
  password_hash: Maybe<string>;
  state: MemberState;
  first_name: string;
  last_name: string;
  shipping_address: MaybeJson<ShippingAddress>;
  billing_address: MaybeJson<BillingAddress>;
  receive_info: Default<boolean>;
  locale: Default<Locale>;
  failed_sign_ins: Default<number>;
  password_version: Default<number>;
  created_at: Instant;
  confirmed_at: MaybeInstant;
  /** When an account that was ended is erased. */
  closes_at: MaybeInstant;
  changed_at: Instant;
}

export interface MemberAddresses {
  id: string;
  member_id: number;
  label: string;
  address: Json<BillingAddress>;
  is_default: boolean;
  created_at: Instant;
  changed_at: Instant;
}

/** What a member keeps to find again; the first list has an empty name until it is given one. */
export interface SavedLists {
  id: string;
  member_id: number;
  position: number;
  name: string;
  shared_at: MaybeInstant;
  link_generation: Default<number>;
  created_at: Instant;
}

export interface SavedItems {
  id: string;
  list_id: string;
  sku_id: number;
  quantity: number;
  warranty_id: number;
  rush_service: RushService;
  from_complete_your_purchase: boolean;
  price_cents: number;
  saved_at: Instant;
}

export interface MemberSessions {
  id: string;
  token_sha256: Uint8Array;
  cart_token_sha256: Maybe<Uint8Array>;
  member_id: number;
  keeps: boolean;
  browser: string;
  system: string;
  network: string;
  created_at: Instant;
  used_at: Instant;
  idle_until: Instant;
  ends_at: Instant;
}

export interface MailTokens {
  id: string;
  purpose: MailPurpose;
  member_id: Maybe<number>;
  token_sha256: Uint8Array;
  new_email: Maybe<string>;
  created_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
}

export interface TwoFactors {
  member_id: number;
  secret_sealed: Uint8Array;
  session_id: string;
  begun_at: Instant;
  confirmed_at: MaybeInstant;
  used_step: Maybe<number>;
}

export interface RecoveryCodes {
  member_id: number;
  code_sha256: Uint8Array;
  used_at: MaybeInstant;
  made_at: Instant;
}

export interface SignInSteps {
  token_sha256: Uint8Array;
  member_id: number;
  keeps: boolean;
  by_means: "password" | "mail" | "google" | "discord";
  expires_at: Instant;
}

export interface Passkeys {
  id: string;
  member_id: number;
  public_key: Uint8Array;
  counter: number;
  browser: string;
  system: string;
  created_at: Instant;
  used_at: MaybeInstant;
}

export interface PasskeyChallenges {
  token_sha256: Uint8Array;
  member_id: Maybe<number>;
  expires_at: Instant;
}

export interface MemberIdentities {
  provider: ProviderName;
  subject: string;
  member_id: number;
  email: string;
  linked_at: Instant;
}

export interface ProviderSignIns {
  token_sha256: Uint8Array;
  provider: ProviderName;
  keeps: boolean;
  subject: Maybe<string>;
  email: Maybe<string>;
  member_id: Maybe<number>;
  expires_at: Instant;
}

export interface SecurityEvents {
  id: Generated<number>;
  name: SecurityEventName;
  member_id: Maybe<number>;
  client_key: string;
  detail: DefaultJson;
  at: Instant;
}

export interface PointEntries {
  id: Generated<number>;
  member_id: number;
  /** Null for what no order caused. */
  order_id: Maybe<string>;
  kind: PointsEntryKind;
  /** Signed. */
  points: number;
  /** The key of what staff corrected. */
  correction: Maybe<string>;
  at: Instant;
}

/** What a member can spend, until the ledger changes. */
export interface PointTotals {
  member_id: number;
  total: number;
}

export interface Reviews {
  id: string;
  product_id: number;
  order_id: string;
  member_id: Maybe<number>;
  state: ReviewState;
  rating: number;
  author: string;
  body: string;
  created_at: Instant;
  moderated_at: MaybeInstant;
  moderated_by: Maybe<string>;
  version: Default<number>;
  answer: Default<string>;
  headline: Default<string>;
  /** For everybody, under the store's name. */
  store_answer: Default<string>;
  store_answered_at: MaybeInstant;
}

export interface ReviewInvites {
  order_id: string;
  at: Instant;
}

export interface ReviewInviteEnds {
  email_sha256: Uint8Array;
  at: Instant;
}

export interface ReviewPictures {
  id: string;
  review_id: string;
  /** WebP. */
  content: Uint8Array;
  width: number;
  height: number;
  version: string;
  added_at: Instant;
}

export interface ShareLinks {
  member_id: number;
  code: string;
  confirmed_at: MaybeInstant;
  created_at: Instant;
}

/** A friend whose first order has shipped, once. */
export interface ShareRewards {
  friend_sha256: Uint8Array;
  friend_id: Maybe<number>;
  member_id: number;
  order_id: string;
  points: number;
  at: Instant;
}

export interface CreatorApplications {
  member_id: number;
  state: CreatorState;
  name: string;
  platform: CreatorPlatform;
  url: string;
  audience: number;
  about: string;
  answer: Default<string>;
  created_at: Instant;
  changed_at: Instant;
  version: Default<number>;
}

/** One a member and state of the USA. */
export interface TaxExemptions {
  member_id: number;
  region: string;
  state: ExemptionState;
  organisation: string;
  ground: ExemptionGround;
  certificate: string;
  expires_on: Maybe<Day>;
  answer: Default<string>;
  version: Default<number>;
  created_at: Instant;
  changed_at: Instant;
}

/** Points that staff gave or took by hand, or are about to. */
export interface PointsCorrections {
  key: string;
  member_id: number;
  points: number;
  reason: string;
  state: PointsCorrectionState;
  asked_by: number;
  asked_at: Instant;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
}

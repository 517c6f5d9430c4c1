import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import type { MailPurpose } from "#rules/member/mail-purposes.ts";
import type { MemberState } from "#rules/member/member-states.ts";
import type { SecurityEventName } from "#rules/member/security-event-names.ts";
import type { Generated } from "kysely";
import type { Default, DefaultJson, Instant, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";

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
  failed_sign_ins: Default<number>;
  created_at: Instant;
  confirmed_at: MaybeInstant;
  changed_at: Instant;
}

export interface MemberSessions {
  id: string;
  token_sha256: Uint8Array;
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
  created_at: Instant;
  expires_at: Instant;
  used_at: MaybeInstant;
}

export interface SecurityEvents {
  id: Generated<number>;
  name: SecurityEventName;
  member_id: Maybe<number>;
  client_key: string;
  detail: DefaultJson;
  at: Instant;
}

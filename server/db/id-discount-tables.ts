import type { Locale } from "#messages/locales.ts";
import type { IdGroup, IdProofState } from "#rules/discounts/id-groups.ts";
import type { ProofKind } from "#rules/rma/check-proof-file.ts";
import type { Default, Instant, Maybe } from "./column-types.ts";

export interface IdChecks {
  state_sha256: Uint8Array;
  cart_id: string;
  group_name: IdGroup;
  expires_at: Instant;
}

export interface IdProofs {
  id: string;
  cart_id: string;
  group_name: IdGroup;
  email: string;
  state: IdProofState;
  name: string;
  kind: ProofKind;
  /** Null once it was decided about. */
  content: Maybe<Uint8Array>;
  answer: Default<string>;
  created_at: Instant;
  changed_at: Instant;
  /** Null: a member's of that address. */
  locale: Maybe<Locale>;
}

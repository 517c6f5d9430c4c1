import type { Locale } from "#messages/locales.ts";
import type { Instant, Maybe, MaybeInstant } from "./column-types.ts";

export interface SavedBuilds {
  id: string;
  /** Of a member, or of a browser. */
  member_id: Maybe<number>;
  browser_sha256: Maybe<Uint8Array>;
  sku_id: number;
  build: string;
  name: string;
  price_cents: number;
  saved_at: Instant;
  removed_at: MaybeInstant;
}

export interface BuildAlerts {
  id: string;
  saved_build_id: string;
  below_cents: number;
  target_cents: Maybe<number>;
  created_at: Instant;
  told_at: MaybeInstant;
  /** Null: its member's. */
  locale: Maybe<Locale>;
}

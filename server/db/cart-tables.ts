import type { AddressCheck } from "#rules/address/address-suggestion.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { KeptIdVerification } from "#rules/discounts/id-groups.ts";
import type { Default, Instant, Maybe, MaybeInstant, MaybeJson } from "./column-types.ts";

export interface Carts {
  id: string;
  /** Null for a member's: it opens by the session. */
  token_sha256: Maybe<Uint8Array>;
  member_id: Maybe<number>;
  version: Default<number>;
  coupon_code: Maybe<string>;
  id_verification: MaybeJson<KeptIdVerification>;
  shipping_address: MaybeJson;
  billing_address: MaybeJson;
  shipping_method_id: Maybe<number>;
  confirmed_zip_code: Maybe<string>;
  address_check: Default<AddressCheck>;
  used_points: Default<number>;
  voucher_id: Maybe<number>;
  tax_exempt: Default<boolean>;
  cards_apart: Default<boolean>;
  insurance: MaybeJson;
  tax_answer: MaybeJson;
  state: Default<"open" | "ordered">;
  created_at: Instant;
  changed_at: Instant;
}

export interface CartItems {
  id: string;
  cart_id: string;
  /** Null for a longer warranty, which is of a line of an order. */
  sku_id: Maybe<number>;
  covers_line_id: Maybe<number>;
  quantity: number;
  warranty_id: Default<number>;
  rush_service: Default<RushService>;
  from_complete_your_purchase: Default<boolean>;
  /** Code of the parts that were chosen for a PC; empty for what is sold as it stands. */
  build: Default<string>;
  added_at: Instant;
}

export interface Coupons {
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

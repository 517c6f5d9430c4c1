import type { AddressCheck } from "#rules/address/address-suggestion.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import type { KeptIdVerification } from "#rules/discounts/id-groups.ts";
import type { Default, Instant, Maybe, MaybeJson } from "./column-types.ts";

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
  added_at: Instant;
}

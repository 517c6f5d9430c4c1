import type { HeardFrom } from "#rules/order/order-survey.ts";
import type { Instant, Maybe, MaybeInstant } from "./column-types.ts";

export interface Alerts {
  id: string;
  kind: "price_drop" | "coupon" | "news";
  email: string;
  /** Null for news. */
  sku_id: Maybe<number>;
  below_cents: Maybe<number>;
  created_at: Instant;
  confirmed_at: MaybeInstant;
  told_at: MaybeInstant;
}

export interface OrderSurveys {
  order_id: string;
  rating: number;
  heard_from: HeardFrom;
  comment: string;
  at: Instant;
}

import type { Locale } from "#messages/locales.ts";
import type { HeardFrom } from "#rules/order/order-survey.ts";
import type { Generated } from "kysely";
import type { Default, Instant, Maybe, MaybeInstant } from "./column-types.ts";

export interface Alerts {
  id: string;
  kind: "price_drop" | "coupon" | "news";
  email: string;
  /** Null for news. */
  sku_id: Maybe<number>;
  below_cents: Maybe<number>;
  target_cents: Maybe<number>;
  created_at: Instant;
  confirmed_at: MaybeInstant;
  told_at: MaybeInstant;
  locale: Default<Locale>;
}

export interface ToldAlerts {
  id: Generated<number>;
  member_id: number;
  kind: "price_drop" | "coupon" | "back_in_stock";
  sku_id: number;
  /** Of a price: what it was when it was asked, and the most that it might cost. */
  below_cents: Maybe<number>;
  target_cents: Maybe<number>;
  asked_at: Instant;
  told_at: Instant;
}

export interface OrderSurveys {
  order_id: string;
  rating: number;
  heard_from: HeardFrom;
  comment: string;
  at: Instant;
}

import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { SavedProduct } from "./saved-lists.ts";

type Told = { Success: true; Message: string };

/** A discount code that holds for everybody now, and that a product can be bought with. */
export interface AlertCoupon {
  CouponCode: string;
  /** What it gives, in words. */
  Text: string;
  /** `YYYY-MM-DD`; null for one without an end. */
  EndsOn: string | null;
}

/** What mail is asked for: one when the price falls, one when a code comes. At least one of both. */
export interface PriceDropSubscription {
  SkuID: number;
  Email: string;
  PriceDrop: boolean;
  Coupon: boolean;
  /** Ours: the most that it may cost when the mail goes out; null for any fall. */
  Target: WireMoney | null;
}

/** What a mailed link carries: whose it is, and the proof. */
interface AlertLink {
  Id: string;
  Key: string;
}

/** News by mail: asks the address first. The answer says nothing of whether it was known. */
export const subscribe = call<{ body: { Email: string }; reply: Told }>("POST", "/api/member/subscribeexistsandadd");
export const alertCoupons = call<{
  query: { SkuID: number };
  /** `Product`: ours, what the form is about, as it is in the shop today. */
  reply: { Success: true; Product: SavedProduct | null; Coupons: AlertCoupon[] };
}>("GET", "/api/pricedrop-coupon-alert/coupons");
export const priceDropCouponSub = call<{ body: PriceDropSubscription; reply: Told }>(
  "POST",
  "/api/pricedrop-coupon-alert/pricedrop-coupon-sub",
);
export const confirmAlert = call<{ body: AlertLink; reply: Told }>("POST", "/api/email-alerts/confirm");
export const endAlert = call<{ body: AlertLink; reply: Told }>("POST", "/api/email-alerts/end");

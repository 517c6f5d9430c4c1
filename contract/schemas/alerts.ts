import { z } from "zod";
import * as wire from "../alerts.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { SavedProduct } from "./saved-lists.ts";
import { TypedEmail } from "./typed-line.ts";

const Told = z.object({ Success: z.literal(true), Message: z.string() });
const Email = TypedEmail;
/** The most that something may cost when the mail goes out; null for any fall. */
export const AlertTarget = WireMoney.positive().max(1_000_000).nullable();
const AlertLink = z.strictObject({ Id: z.string().max(60), Key: z.string().max(120) });

export const subscribe = endpoint(wire.subscribe, {
  summary: "Ask for news of discount codes by mail; a mailed link confirms it",
  named: "specification",
  body: z.strictObject({ Email }),
  reply: Told,
});
export const alertCoupons = endpoint(wire.alertCoupons, {
  summary: "Discount codes for everybody that a product can be bought with now",
  named: "specification",
  query: z.strictObject({ SkuID: WholeNumber }),
  reply: z.object({
    Success: z.literal(true),
    Product: SavedProduct.nullable(),
    Coupons: z.array(z.object({ CouponCode: z.string(), Text: z.string(), EndsOn: z.string().nullable() })),
  }),
});
export const priceDropCouponSub = endpoint(wire.priceDropCouponSub, {
  summary: "Ask for one mail when a product's price falls, when a discount code for it comes, or for both",
  named: "specification",
  body: z.strictObject({
    SkuID: WholeNumber,
    Email,
    PriceDrop: z.boolean().default(true),
    Coupon: z.boolean().default(false),
    Target: AlertTarget.default(null),
  }),
  reply: Told,
});
export const confirmAlert = endpoint(wire.confirmAlert, {
  summary: "Confirm news by mail with the link that was mailed",
  named: "ours",
  body: AlertLink,
  reply: Told,
});
export const endAlert = endpoint(wire.endAlert, {
  summary: "End a mail that was asked for, with the link that each such mail has",
  named: "ours",
  body: AlertLink,
  reply: Told,
});

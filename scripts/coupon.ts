import { storeConfig } from "#config";
import { couponToMake } from "#rules/discounts/coupon-to-make.ts";
import { couponReport } from "#server/carts/coupon-report.ts";
import { endCoupon, listCoupons } from "#server/carts/coupons-table.ts";
import { makeCoupon } from "#server/carts/make-coupon.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run coupon                                  lists the coupons
npm run coupon -- make CODE VALUE [OPTIONS]     makes one
npm run coupon -- end CODE                      ends one now; orders that have it keep it

  VALUE                10%, '$25' (or 25USD) or free-shipping
  --from DAY           its first day, like 2026-11-27, on the store's clock; without it, it starts now
  --until DAY          its last day; without it, it has no end
  --uses N             how many orders may use it in all
  --per-customer N     how many orders of one email address may use it
  --minimum AMOUNT     what the items it applies to must come to
  --kinds LIST         only these: desktop, laptop, gear, part
  --skus LIST          only these SKUs, like 101,102
  --except-skus LIST   all but these SKUs
  --listed yes         everybody who asks which coupons there are is told its code`;

const LISTED = 200;

/** `npm run coupon`: makes, lists and ends coupons. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, ...words]) => {
  const now = new Date();
  const clock = { at: now.toISOString(), timeZone: storeConfig.shipping.warehouse.timeZone };
  if (verb === undefined)
    return withDatabase(async ({ queries }) => done(couponReport(await listCoupons(queries, LISTED), clock)));
  if (verb === "make" && words.length >= 2) {
    const coupon = couponToMake(words, clock);
    if (!coupon.ok) throw new Said(`${coupon.problem} Nothing was made.`);
    return withDatabase(async ({ queries }) => {
      const made = await makeCoupon(queries, coupon.value);
      if (!made.ok) throw new Said(`${made.problem} Nothing was made.`);
      return done(`Made ${couponReport(await listCoupons(queries, 1, coupon.value.code), clock)}`);
    });
  }
  if (verb === "end" && words.length === 1) {
    const code = (words[0] ?? "").trim().toUpperCase();
    return withDatabase(async ({ queries }) => {
      const outcome = await endCoupon(queries, code, now);
      if (outcome === "unknown") throw new Said(`There is no coupon ${code}; npm run coupon lists them.`);
      if (outcome === "was_over") throw new Said(`${code} was over already.`);
      return done(`Ended ${couponReport(await listCoupons(queries, 1, code), clock)}`);
    });
  }
  return { text: USAGE, code: 2 };
});

function done(text: string): { text: string; code: number } {
  return { text, code: 0 };
}

import { cents } from "#rules/money/cents.ts";
import { moneyText, rateText } from "#rules/money/money-text.ts";
import type { CouponRow } from "./coupons-table.ts";
import { spoken } from "../languages/spoken.ts";

const { momentText } = spoken.moments;

/** The list of `npm run coupon`, a line a coupon, on the store's clock. */
export function couponReport(rows: readonly CouponRow[], clock: { at: string; timeZone: string }): string {
  if (rows.length === 0) return "There are no coupons.";
  return rows.map((row) => couponLine(row, clock)).join("\n");
}

function couponLine(row: CouponRow, { at, timeZone }: { at: string; timeZone: string }): string {
  const parts = [
    couponText(row),
    windowText(row, at, timeZone),
    ...(row.minimumSubtotal > 0 ? [`needs ${moneyText(row.minimumSubtotal)} of what it applies to`] : []),
    ...(row.onlyKinds.length > 0 ? [`only ${row.onlyKinds.join(", ")}`] : []),
    ...(row.onlySkuIds.length > 0 ? [`only SKU ${row.onlySkuIds.join(", ")}`] : []),
    ...(row.exceptSkuIds.length > 0 ? [`not SKU ${row.exceptSkuIds.join(", ")}`] : []),
    row.useLimit === null ? `uses: ${row.used}` : `uses: ${row.used} of ${row.useLimit}`,
    ...(row.listed ? ["for everybody to see"] : []),
    ...(row.customerUseLimit === null ? [] : [`at most ${row.customerUseLimit} a customer`]),
  ];
  return parts.join("; ");
}

/** What a coupon gives. */
function couponText(coupon: CouponRow): string {
  if (coupon.kind === "free_shipping") return `${coupon.code}: free shipping`;
  return `${coupon.code}: ${coupon.kind === "percent" ? rateText(coupon.value) : moneyText(cents(coupon.value))} off`;
}

function windowText({ startsAt, endsAt }: CouponRow, at: string, timeZone: string): string {
  const moment = (instant: string) => momentText(instant, timeZone);
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(at)) return `ended ${moment(endsAt)}`;
  const start = `${Date.parse(startsAt) > Date.parse(at) ? "starts" : "since"} ${moment(startsAt)}`;
  return endsAt === null ? `${start}, no end` : `${start}, ends ${moment(endsAt)}`;
}

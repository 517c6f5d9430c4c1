import type { Cents } from "../money/cents.ts";
import { dayAt, lastDayBefore } from "../shipping/warehouse-day.ts";

/** A price at which a thing was really offered, between two instants; `until` is null while it is. */
export interface ChargedPrice {
  price: Cents;
  from: Date;
  until: Date | null;
}

/** An old price, and the days on which it was asked. */
export interface StruckPrice {
  price: Cents;
  fromOn: string;
  untilOn: string;
}

const DAY_MS = 86_400_000;
/** Canada looks at six months, and at less of what has been sold for less. */
const LOOKED_BACK_MS = 180 * DAY_MS;
/** And the old price is recent: so long in so many days, here and in the USA. */
const RECENT_MS = 90 * DAY_MS;
const LEAST_MS = 30 * DAY_MS;

/**
 * The price that may stand struck beside today's: the highest of which it is true, at this moment, that no less was
 * asked for more than half of the last 180 days (Competition Act 74.01(3), the time test) and for 30 of the last 90
 * (16 CFR 233.1, "reasonably substantial" and "recent"). A sale ends it by lasting: today's price is then the ordinary one.
 */
export function struckPrice(
  price: Cents,
  charged: readonly ChargedPrice[],
  { now, timeZone }: { now: Date; timeZone: string },
): StruckPrice | null {
  const higher = [...new Set(charged.map((one) => one.price))].filter((one) => one > price).toSorted((a, b) => b - a);
  const ordinary = higher.find((one) => isOrdinary(one, charged, now.getTime()));
  const last = charged.findLast((one) => one.price === ordinary);
  if (!last?.until) return null;
  return {
    price: last.price,
    fromOn: dayAt(last.from, timeZone),
    untilOn: lastDayBefore(last.until, timeZone),
  };
}

function isOrdinary(price: Cents, charged: readonly ChargedPrice[], now: number): boolean {
  const soldSince = Math.min(...charged.map(({ from }) => from.getTime()));
  const start = Math.max(now - LOOKED_BACK_MS, soldSince);
  return (
    askedMs(price, charged, start, now) * 2 > now - start && askedMs(price, charged, now - RECENT_MS, now) >= LEAST_MS
  );
}

/** How long no less than `price` was asked, between two instants. */
function askedMs(price: Cents, charged: readonly ChargedPrice[], start: number, end: number): number {
  return charged
    .filter((one) => one.price >= price)
    .map(({ from, until }) => Math.min(until?.getTime() ?? end, end) - Math.max(from.getTime(), start))
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

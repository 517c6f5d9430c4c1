import { addDays } from "./calendar-days.ts";
import type { Warehouse } from "./shipping-config.ts";

/** Making a formatter costs more than everything else in pricing a cart. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  FORMATS.set(timeZone, made);
  return made;
}

interface LocalTime {
  on: string;
  hour: number;
}

/** No clock on earth changes its day, hour or offset but at a quarter of an hour (IANA time zones since 1972). */
const QUARTER_MS = 15 * 60_000;
/** Of each zone the quarter that was asked for last: carts are priced now, and each several times. */
const LATEST = new Map<string, { quarter: number; time: LocalTime }>();

/** Day (`YYYY-MM-DD`) and hour of an instant (ISO 8601) on the warehouse's clock. */
export function localTime(instant: string, timeZone: string): LocalTime {
  const quarter = Math.floor(Date.parse(instant) / QUARTER_MS);
  const latest = LATEST.get(timeZone);
  if (latest?.quarter === quarter) return latest.time;
  const time = readClock(instant, timeZone);
  LATEST.set(timeZone, { quarter, time });
  return time;
}

function readClock(instant: string, timeZone: string): LocalTime {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return { on: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`, hour: Number(parts.get("hour")) };
}

/** The day of an instant on the store's clock. */
export function dayAt(instant: string | Date, timeZone: string): string {
  return localTime(new Date(instant).toISOString(), timeZone).on;
}

/** The last day on the store's clock of what ends at an instant that is not part of it: midnight ends the day before. */
export function lastDayBefore(end: string | Date, timeZone: string): string {
  return dayAt(new Date(new Date(end).getTime() - 1), timeZone);
}

/** The day an order counts from: the day it is placed, or the day after when the hour is past. */
export function orderDay(instant: string, warehouse: Warehouse): string {
  const { on, hour } = localTime(instant, warehouse.timeZone);
  return hour >= warehouse.orderCutoffHour ? addDays(on, 1) : on;
}

/** Date on a shipping label: calendar days ahead in the warehouse's zone (S528, A51). */
export function labelShipDate(instant: string, warehouse: Warehouse, daysAhead: number): string {
  return addDays(localTime(instant, warehouse.timeZone).on, daysAhead);
}

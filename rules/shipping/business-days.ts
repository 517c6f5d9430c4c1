import { addDays, weekday } from "./days.ts";
import { holidays } from "./holidays.ts";
import type { HolidayCalendar } from "./shipping-config.ts";

/** Monday to Friday, without the country's holidays and the days the owner closed. */
export function isBusinessDay(on: string, calendar: HolidayCalendar): boolean {
  const day = weekday(on);
  if (day === 0 || day === 6 || calendar.extraClosedOn.includes(on)) return false;
  return !holidays(calendar.country, Number(on.slice(0, 4))).has(on);
}

/** The n-th business day after a day; with 0 the day itself, or the first business day after it. */
export function addBusinessDays(on: string, days: number, calendar: HolidayCalendar): string {
  let day = on;
  let left = days;
  while (left > 0 || !isBusinessDay(day, calendar)) {
    day = addDays(day, 1);
    if (left > 0 && isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}

import { dayNumber, dayText, weekday, yearOf } from "./calendar-days.ts";
import { holidays } from "./holidays.ts";
import type { HolidayCalendar } from "./shipping-config.ts";

/** Monday to Friday, without the country's holidays and the days the owner closed. */
export function isBusinessDay(on: string, calendar: HolidayCalendar): boolean {
  return isOpen(dayNumber(on), calendar);
}

/** The n-th business day after a day; with 0 the day itself, or the first business day after it. */
export function addBusinessDays(on: string, days: number, calendar: HolidayCalendar): string {
  let day = days === 0 ? dayNumber(on) - 1 : dayNumber(on);
  for (let left = Math.max(1, days); left > 0; left -= 1) {
    do day += 1;
    while (!isOpen(day, calendar));
  }
  return dayText(day);
}

/** How many business days lie after a day, up to another one with it: what `addBusinessDays` counted. */
export function businessDaysBetween(from: string, until: string, calendar: HolidayCalendar): number {
  let days = 0;
  for (let day = dayNumber(from) + 1; day <= dayNumber(until); day += 1) if (isOpen(day, calendar)) days += 1;
  return days;
}

function isOpen(day: number, calendar: HolidayCalendar): boolean {
  if (weekday(day) % 6 === 0 || holidays(calendar.country, yearOf(day)).has(day)) return false;
  return calendar.extraClosedOn.length === 0 || !calendar.extraClosedOn.includes(dayText(day));
}

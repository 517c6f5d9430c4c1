import { dayNumber, weekday } from "./calendar-days.ts";

/**
 * Days on which parcels neither leave nor arrive, as day numbers (`days.ts`).
 * USA: the days FedEx, UPS and the Postal Service all stand still (fedex.com/en-us/service-guide/holiday-schedule.html).
 * Canada: the general holidays of the Canada Labour Code, part III, which Canada Post keeps.
 */
export function holidays(country: "USA" | "CANADA", year: number): ReadonlySet<number> {
  const known = HOLIDAYS[country].get(year);
  if (known) return known;
  const days = new Set(country === "USA" ? usaHolidays(year) : canadaHolidays(year));
  HOLIDAYS[country].set(year, days);
  return days;
}
const HOLIDAYS = { USA: new Map<number, ReadonlySet<number>>(), CANADA: new Map<number, ReadonlySet<number>>() };

function usaHolidays(year: number): number[] {
  const fixed = [on(year, 1, 1), on(year, 7, 4), on(year, 12, 25)];
  // A Sunday's holiday is kept on Monday; a Saturday's is not moved, Saturday is no business day anyway.
  const kept = fixed.map((day) => (weekday(day) === 0 ? day + 1 : day));
  return [...kept, lastMonday(year, 5), nthWeekday(year, 9, 1, 1), nthWeekday(year, 11, 4, 4)];
}

function canadaHolidays(year: number): number[] {
  const victoriaDay = mondayBefore(on(year, 5, 25));
  const days = [easterSunday(year) - 2, victoriaDay, nthWeekday(year, 9, 1, 1), nthWeekday(year, 10, 1, 2)];
  for (const day of [
    on(year, 1, 1),
    on(year, 7, 1),
    on(year, 9, 30),
    on(year, 11, 11),
    on(year, 12, 25),
    on(year, 12, 26),
  ]) {
    days.push(nextFreeWeekday(day, days));
  }
  return days;
}

function on(year: number, month: number, day: number): number {
  return dayNumber(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

/** `weekdayWanted`: 0 Sunday … 6 Saturday. */
function nthWeekday(year: number, month: number, weekdayWanted: number, nth: number): number {
  const first = on(year, month, 1);
  return first + ((weekdayWanted - weekday(first) + 7) % 7) + 7 * (nth - 1);
}

function lastMonday(year: number, month: number): number {
  return mondayBefore(on(year, month + 1, 1));
}

function mondayBefore(day: number): number {
  return day - ((weekday(day) + 6) % 7 || 7);
}

function nextFreeWeekday(day: number, taken: readonly number[]): number {
  const isFree = weekday(day) !== 0 && weekday(day) !== 6 && !taken.includes(day);
  return isFree ? day : nextFreeWeekday(day + 1, taken);
}

/** Gauss's rule in the anonymous Gregorian form (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const golden = year % 19;
  const leapCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leapCorrection + 15) % 30;
  const weekdays = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdays) / 451);
  const days = epact + weekdays - 7 * late + 114;
  return on(year, Math.floor(days / 31), (days % 31) + 1);
}

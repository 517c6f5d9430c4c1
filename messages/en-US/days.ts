// By hand: a browser's own formatter takes a phone some 15 ms to make.
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-11-23` as `Mon, Nov 23`; its spaces do not break. Anything that is not a day comes back as it is. */
export function dayText(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const { weekday, month, date } = partsOf(day);
  return `${weekday},\u00a0${month.slice(0, 3)}\u00a0${date}`;
}

/** `Tue, Dec 8 to Thu, Dec 10`, or one day when both are the same. */
export function daySpan(from: string, until: string): string {
  return from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
}

/** `2027-02-15` as `February`. */
export function monthText(day: string): string {
  return partsOf(day).month;
}

/** `2010-07-01` as `July 1, 2010`. */
export function longDay(day: string): string {
  const { month, date, year } = partsOf(day);
  return `${month} ${date}, ${year}`;
}

/** `2026-11-23` as `Nov 23, 2026`; its spaces do not break. */
export function dayOfYear(day: string): string {
  const { month, date, year } = partsOf(day);
  return `${month.slice(0, 3)}\u00a0${date},\u00a0${year}`;
}

function partsOf(day: string): { weekday: string; month: string; date: number; year: number } {
  const instant = new Date(`${day}T00:00:00Z`);
  return {
    weekday: WEEKDAYS[instant.getUTCDay()] ?? "",
    month: MONTHS[instant.getUTCMonth()] ?? "",
    date: instant.getUTCDate(),
    year: instant.getUTCFullYear(),
  };
}

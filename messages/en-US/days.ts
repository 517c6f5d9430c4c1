const DAY = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** `2026-11-23` as `Mon, Nov 23`; its spaces do not break. Anything that is not a day comes back as it is. */
export function dayText(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? DAY.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00a0") : day;
}

/** `Tue, Dec 8 to Thu, Dec 10`, or one day when both are the same. */
export function daySpan(from: string, until: string): string {
  return from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
}

/** `2027-02-15` as `February`. */
export function monthText(day: string): string {
  return MONTH.format(new Date(`${day}T00:00:00Z`));
}

/** `2010-07-01` as `July 1, 2010`. */
export function longDay(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}

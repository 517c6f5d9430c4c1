const DAY = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** `2026-11-23` as `Mon, Nov 23`; its spaces do not break. */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", "\u00A0");
}

/** `Tue, Dec 8 to Thu, Dec 10`, or one day when both are the same. */
export function daySpan(from: string, until: string): string {
  return from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
}

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a calendar day, `YYYY-MM-DD`: what loops count in. */
export function dayNumber(on: string): number {
  return Date.parse(`${on}T00:00:00Z`) / DAY_MS;
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** 0 Sunday … 6 Saturday; the first day of 1970 was a Thursday. */
export function weekday(day: number): number {
  return (day + 4) % 7;
}

/** A calendar day, `YYYY-MM-DD`, some days later (or earlier, below 0). */
export function addDays(on: string, days: number): string {
  return dayText(dayNumber(on) + days);
}

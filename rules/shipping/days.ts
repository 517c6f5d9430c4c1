const DAY_MS = 86_400_000;

/** A calendar day, `YYYY-MM-DD`, some days later (or earlier, below 0). */
export function addDays(on: string, days: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(on: string): number {
  return new Date(`${on}T00:00:00Z`).getUTCDay();
}

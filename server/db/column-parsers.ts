/** PostgreSQL's type numbers for what we read differently from its drivers. */
export const INT8 = 20;
export const DATE = 1082;

/** `bigint` as a number. Cents and ids fit by far; one that did not would be silently wrong, so it throws. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a whole number`);
  return value;
}

/** `date` stays `2026-11-21`: a Date would bring a time zone to a day that has none. */
export function parseDay(text: string): string {
  return text;
}

/** How a test of a built PC came out. */
export const TEST_RESULTS = ["passed", "failed"] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

const HOUR_MS = 3_600_000;

/** When a test that began then has lasted as long as the store promises. */
export function burnInEnds(startedAt: Date, hours: number): Date {
  return new Date(startedAt.getTime() + hours * HOUR_MS);
}

/** Whether what is tested may be packed now: its hours are over. */
export function isBurnedIn(startedAt: Date, hours: number, now: Date): boolean {
  return now >= burnInEnds(startedAt, hours);
}

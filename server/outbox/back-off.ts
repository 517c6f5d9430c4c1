const FIRST_MS = 5_000;
const LONGEST_MS = 60 * 60 * 1000;

/**
 * Milliseconds to wait after so many failures: doubled each time, an hour at most, and by `dice` (0 to 1) up to half
 * shorter, so that what failed together is not tried together.
 */
export function backOffMs(failures: number, dice: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 30));
  return full * (1 - dice / 2);
}

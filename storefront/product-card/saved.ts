/** Dollars saved, worked out in whole cents. */
export function saved(now: number, was: number): number {
  return (Math.round(was * 100) - Math.round(now * 100)) / 100;
}

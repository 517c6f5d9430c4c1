/**
 * Which reviews of a product are shown: those by people who bought it here and those that came with its catalogue, and
 * only where there is neither, the samples. So no average is ever made of both.
 */
export function shownReviews<Bought, Brought extends { sample: boolean }>(
  bought: readonly Bought[],
  brought: readonly Brought[],
): { bought: readonly Bought[]; brought: readonly Brought[]; isSample: boolean } {
  const real = brought.filter(({ sample }) => !sample);
  const isSample = bought.length === 0 && real.length === 0 && brought.length > 0;
  return { bought, brought: isSample ? brought : real, isSample };
}

/** What a value is at some places between 0 and 1. */
export type Keys = readonly (readonly [at: number, value: number])[];

/** A smooth line through the keys (cubic Hermite with Catmull-Rom slopes), level beyond its ends. */
export function spline(keys: Keys): (at: number) => number {
  const key = (index: number) => keys[Math.min(keys.length - 1, Math.max(0, index))] ?? [0, 0];
  const slope = (index: number) => {
    const [before, valueBefore] = key(index - 1);
    const [after, valueAfter] = key(index + 1);
    return after === before ? 0 : (valueAfter - valueBefore) / (after - before);
  };
  return (at) => {
    const next = keys.findIndex(([place]) => place > at);
    if (next <= 0) return next === 0 ? key(0)[1] : key(keys.length - 1)[1];
    const [from, start] = key(next - 1);
    const [to, end] = key(next);
    const gap = to - from;
    const share = (at - from) / gap;
    const [square, cube] = [share ** 2, share ** 3];
    return (
      (2 * cube - 3 * square + 1) * start +
      (cube - 2 * square + share) * gap * slope(next - 1) +
      (3 * square - 2 * cube) * end +
      (cube - square) * gap * slope(next)
    );
  };
}

/** Numbers in [0, 1) that fill the range evenly however many are taken; `base` is a small prime. */
export function halton(index: number, base: number): number {
  let share = 1;
  let value = 0;
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    value += share * (rest % base);
  }
  return value;
}

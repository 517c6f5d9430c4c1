/**
 * Which emitter lights each of `slots`: every emitter gets slots in proportion to its power, and neighbours in the list
 * lie far apart in time, so that each frame has light from all over the product. Every slot stands for the same power.
 */
export function ledSchedule<Lit extends { power: number }>(emitters: readonly Lit[], slots: number): Lit[] {
  const inOrder = sharesInOrder(emitters, slots);
  const step = [7, 11, 13, 17, 19, 23, 29, 31, 37].find((prime) => slots % prime !== 0) ?? 1;
  const spread = inOrder.map((emitter, index) => ({ emitter, turn: (index * inverse(step, slots)) % slots }));
  return spread.sort((one, other) => one.turn - other.turn).map(({ emitter }) => emitter);
}

function sharesInOrder<Lit extends { power: number }>(emitters: readonly Lit[], slots: number): Lit[] {
  // A hair less than all, so that the last slot is reached although sums of floating numbers are not exact.
  const total = emitters.reduce((sum, { power }) => sum + power, 0) * (1 - 1e-9);
  const chosen: Lit[] = [];
  let reached = 0;
  for (const emitter of emitters) {
    reached += emitter.power;
    // The middle of each slot decides, so that nobody gets a slot for a rounding error.
    while (chosen.length < slots && ((chosen.length + 0.5) / slots) * total <= reached) chosen.push(emitter);
  }
  return chosen;
}

/** The number that `step` must be multiplied by to give 1 modulo `slots`: places `step` apart become neighbours. */
function inverse(step: number, slots: number): number {
  for (let candidate = 1; candidate < slots; candidate += 1) if ((candidate * step) % slots === 1) return candidate;
  return 1;
}

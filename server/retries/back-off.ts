import type { World } from "../world.ts";

const FIRST_PAUSE_MS = 5_000;
/** Nothing that failed waits longer. */
export const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** When what has failed so often is tried again. */
export function nextTryAt(world: Pick<World, "now" | "randomBytes">, failures: number): Date {
  return new Date(world.now().getTime() + backOffMs(failures, diceOf(world)));
}

/**
 * Milliseconds to wait after so many failures: doubled each time, an hour at most, and by `dice` (0 to 1) up to half
 * shorter, so that what failed together is not tried together.
 */
export function backOffMs(failures: number, dice: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 30));
  return full * (1 - dice / 2);
}

/** From 0 up to 1. */
function diceOf(world: Pick<World, "randomBytes">): number {
  return new DataView(world.randomBytes(4).slice().buffer).getUint32(0) / 2 ** 32;
}

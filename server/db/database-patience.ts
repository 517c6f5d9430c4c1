import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnreachable } from "./database-unreachable.ts";

/** How long one question may wait where nothing else is said: above the statement timeout, which the server enforces. */
const QUESTION_MS = 8000;

const purses = new AsyncLocalStorage<{ leftMs: number }>();

/** Runs `work` with so many milliseconds of waiting for the database, however many questions it asks. */
export function withDatabasePatience<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  return purses.run({ leftMs: ms }, work);
}

/**
 * Waits for the database within what is left, and takes the time from it. `wait` is told how long it may last. Throws
 * `DatabaseUnreachable` when nothing is left: the fourth question of a request does not wait as long as the first.
 */
export async function spendPatience<Result>(
  wait: (withinMs: number) => Promise<Result>,
  mostMs: number = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const purse = purses.getStore() ?? { leftMs: QUESTION_MS };
  if (purse.leftMs <= 0) throw new DatabaseUnreachable("The request has used up its time for the database");
  const began = performance.now();
  try {
    return await wait(Math.min(mostMs, purse.leftMs));
  } finally {
    purse.leftMs -= performance.now() - began;
  }
}

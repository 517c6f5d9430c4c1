import { logFailure } from "../db/database-unreachable.ts";
import type { World } from "../world.ts";
import { listFailedOf, noteDone, noteFailed, tryAgain } from "./job-failures-table.ts";

/** The most that a job finds of one kind at once; what is left comes with its next run. */
export const RECORDS_AT_ONCE = 200;
/** A run ends after it, so that no other node thinks that it has died. */
const RUN_MS = 20_000;

/** What a job does of one kind of record. */
export interface RecordWork<Found> {
  /** Its name in the log, in the metrics and in the list of `npm run jobs`. */
  work: string;
  /** What there is to do; where that is `RECORDS_AT_ONCE` at most, of what `mayBeTried`. */
  found: readonly Found[];
  /** What an operator calls one: an order's number, a payment's id. */
  record(found: Found): string;
  /** Does it, and throws where it cannot be done now. Safe to run twice, and at the same time on two nodes. */
  handle(found: Found): Promise<unknown>;
}

/**
 * Does each record by itself, so that one which cannot be done stops no other. What fails is kept in `job_failures`: it
 * waits, longer each time and an hour at most, or until another of the work that had failed is done; it is tried after
 * those that never failed, and is named to whoever runs the store (a line in the log, `store_failed_records`,
 * `npm run jobs`). Answers how many were done. Throws only where not even a failure can be kept: then the database is
 * away, and no record is to blame.
 */
export async function eachRecord<Found>(world: World, work: RecordWork<Found>): Promise<number> {
  return keepingFailures(world, work, (found, failed) => tryEach(world, found, work.handle, failed));
}

/**
 * Does all of it in one step, as one statement does. Where that fails each is done by itself, so that only those fail
 * that cannot be done.
 */
export async function allRecords<Found>(
  world: World,
  { handle, ...work }: Omit<RecordWork<Found>, "handle"> & { handle(found: readonly Found[]): Promise<unknown> },
): Promise<number> {
  return keepingFailures(world, work, async (found, failed) => {
    try {
      await handle(found);
      return found;
    } catch {
      return tryEach(world, found, (one) => handle([one]), failed);
    }
  });
}

type Failed<Found> = (found: Found, error: unknown) => Promise<void>;

/** What was tried, whether or not it could be done. A process that is asked to stop begins no further one. */
async function tryEach<Found>(
  { stopping }: World,
  found: readonly Found[],
  handle: (one: Found) => Promise<unknown>,
  failed: Failed<Found>,
): Promise<readonly Found[]> {
  const until = performance.now() + RUN_MS;
  for (const [at, one] of found.entries()) {
    if (stopping.aborted || performance.now() > until) return found.slice(0, at);
    try {
      await handle(one);
    } catch (error) {
      await failed(one, error);
    }
  }
  return found;
}

async function keepingFailures<Found>(
  world: World,
  { work, found, record }: Omit<RecordWork<Found>, "handle">,
  run: (found: readonly Found[], failed: Failed<Found>) => Promise<readonly Found[]>,
): Promise<number> {
  if (found.length === 0 || world.stopping.aborted) return 0;
  const before = await listFailedOf(world, work);
  const inTurn = found
    .filter((one) => !before.get(record(one))?.waits)
    .toSorted((one, other) => Number(before.has(record(one))) - Number(before.has(record(other))));
  if (inTurn.length === 0) return 0;
  const failures = new Map<string, unknown>();
  const tried = await run(inTurn, async (one, error) => {
    const name = record(one);
    await noteFailed(world, { work, record: name, attempts: (before.get(name)?.attempts ?? 0) + 1 }, error);
    failures.set(name, error);
  });
  // Where everything there is was tried, what failed before and was not found has been done by somebody else.
  const isAll = tried.length === inTurn.length && found.length < RECORDS_AT_ONCE;
  const wasTried = new Set(tried.map(record));
  const done = [...before]
    .filter(([name, { waits }]) => !waits && !failures.has(name) && (isAll || wasTried.has(name)))
    .map(([name]) => name);
  if (done.length > 0) await noteDone(world, work, done);
  // What was broken for all of them is over: the others need not wait for their own next try.
  if (done.some((name) => wasTried.has(name))) await tryAgain(world.db.queries, work, world.now());
  sayNew(world, work, new Map([...failures].filter(([name]) => !before.has(name))));
  return tried.length - failures.size;
}

/** A line for what failed for the first time, however much it is; what fails again is counted, and stays in the list. */
function sayNew({ log }: World, work: string, failures: ReadonlyMap<string, unknown>): void {
  const [first] = failures.values();
  if (failures.size > 0)
    logFailure(log, first, { work, records: [...failures.keys()] }, "records could not be done and wait: npm run jobs");
}

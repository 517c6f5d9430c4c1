import { setTimeout as wait } from "node:timers/promises";
import { alarmClock } from "../db/alarm-clock.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { listen } from "../db/listen.ts";
import type { World } from "../world.ts";
import { addJobs, claimDue, noteEnd } from "./job-runs-table.ts";
import type { Job } from "./jobs.ts";

/** After a failure, and for what cannot be planned. */
const PAUSE_SECONDS = 1;
/** A node that finds another about to claim what is due asks again after it. */
const SOON_SECONDS = 0.2;
/** A job that is rung runs by the clock this often: for what failed before, and for a bell that was not heard. */
export const RUNG_EVERY_SECONDS = 15;
/** What else is written in this moment goes along. */
const GATHER_MS = 200;
/** A store that closes waits so long for the records that its jobs have begun, which is longer than a provider is asked. */
const STOP_WITHIN_MS = 15_000;

export interface RunningJobs {
  stop(): Promise<void>;
}

/**
 * Runs the jobs beside those of every other node on the database: this node claims what is due, runs it, and asks again
 * when the next is due. Nothing is queued, so nothing can be lost: a killed run, or one without end, is followed by the
 * next when its claim ends.
 */
export async function runJobs(world: World, jobs: readonly Job[]): Promise<RunningJobs> {
  const bellAt = bellOf(world);
  const bells = bellAt ? jobs.flatMap((job) => (job.rungBy ? [runWhenRung(world, job, bellAt, job.rungBy)] : [])) : [];
  const timed = timedJobs(world, jobs);
  const names = jobs.map(({ name }) => name);
  await addJobs(world.db, names);
  const stopping = new AbortController();
  const alarm = alarmClock();
  const pause = () => wait(PAUSE_SECONDS * 1000, null, { signal: stopping.signal }).catch(() => null);
  const runs = new Set<Promise<void>>();
  let nextAt = 0;
  const start = (job: Job) => {
    const run = runOnce(world, job, stopping.signal, pause).finally(() => {
      runs.delete(run);
      nextAt = Math.min(nextAt, performance.now() + job.everySeconds * 1000);
      alarm.ring();
    });
    runs.add(run);
  };
  const tick = async () => {
    let wasAway = false;
    for (;;) {
      const untilNext = nextAt - performance.now();
      if (untilNext > 0) {
        if (!(await alarm.rings(untilNext))) return;
        continue;
      }
      nextAt = Infinity;
      let nextInSeconds = PAUSE_SECONDS;
      try {
        const due = await claimDue(world.db, timed);
        for (const job of timed) if (due.claimed.includes(job.name)) start(job);
        nextInSeconds = Math.max(due.nextInSeconds, SOON_SECONDS);
        wasAway = false;
      } catch (error) {
        if (!wasAway) logFailure(world.log, error, {}, "What is due could not be read. It is asked again every second");
        wasAway = true;
      }
      nextAt = Math.min(nextAt, performance.now() + nextInSeconds * 1000);
    }
  };
  const ticking = tick();
  return {
    async stop() {
      stopping.abort();
      alarm.stop();
      await ticking;
      const ends = [...runs, ...bells.map((bell) => bell.stop())];
      await Promise.race([Promise.all(ends), wait(STOP_WITHIN_MS, null, { ref: false })]);
    },
  };
}

/** Where bells are heard; on the embedded database nowhere. */
function bellOf({ settings: { databaseUrl, databaseDirectUrl } }: World): string | null {
  return databaseUrl && (databaseDirectUrl ?? databaseUrl);
}

/** The jobs as they run by the clock: one that is rung need not look often. */
export function timedJobs(world: World, jobs: readonly Job[]): Job[] {
  const isRung = bellOf(world) !== null;
  return jobs.map((job) =>
    isRung && job.rungBy ? { ...job, everySeconds: Math.max(job.everySeconds, RUNG_EVERY_SECONDS) } : job,
  );
}

/** Runs the job whenever its bell rings, beside its turns by the clock: it is safe to run twice at once. */
function runWhenRung(world: World, job: Job, databaseUrl: string, channel: string): { stop(): Promise<void> } {
  const alarm = alarmClock();
  const running = (async () => {
    while (await alarm.rings()) {
      await wait(GATHER_MS);
      await job.run(world).catch((error: unknown) => logFailure(world.log, error, { job: job.name }, "A job failed"));
    }
  })();
  const bell = listen(databaseUrl, channel, world, () => alarm.ring());
  return {
    async stop() {
      alarm.stop();
      await Promise.all([bell.stop(), running]);
    },
  };
}

/** A failed run is no success, so a job that always fails is late. Its end is noted until the database takes the note. */
async function runOnce(world: World, job: Job, stopping: AbortSignal, pause: () => Promise<null>): Promise<void> {
  const failure = await job.run(world).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (failure) logFailure(world.log, failure, { job: job.name }, "A job failed");
  for (;;) {
    try {
      return await noteEnd(world.db, job, failure);
    } catch (error) {
      if (stopping.aborted) return;
      logFailure(world.log, error, { job: job.name }, "The end of a job could not be noted");
      await pause();
    }
  }
}

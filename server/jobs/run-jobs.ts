import { setTimeout as wait } from "node:timers/promises";
import { logFailure } from "../db/log-failure.ts";
import type { World } from "../world.ts";
import { addJobs, claimDue, noteEnd } from "./job-runs-table.ts";
import type { Job } from "./jobs.ts";
import { watchJobs } from "./watch-jobs.ts";

/** A job that has not ended well for this many seconds longer than it should is late: an alert, never a reason to be down. */
const GRACE_SECONDS = 60;
/** How often a node asks what is due. */
const TICK_SECONDS = 1;
/** How often lateness is looked at. */
const PULSE_SECONDS = 30;
/** A store that closes waits no longer for what runs: another run does the rest. */
const STOP_MS = 5000;

export interface RunningJobs {
  /** Names of the late jobs, the same on every node. */
  late(): readonly string[];
  stop(): Promise<void>;
}

/**
 * Runs the jobs beside those of every other node on the database: each second this node claims what is due and runs it.
 * Nothing is queued, so nothing can be lost: a killed run, or one without end, is followed by the next when its claim ends.
 */
export async function runJobs(
  world: World,
  jobs: readonly Job[],
  { pulseSeconds = PULSE_SECONDS, graceSeconds = GRACE_SECONDS } = {},
): Promise<RunningJobs> {
  const names = jobs.map(({ name }) => name);
  await addJobs(world.db, names);
  const watch = await watchJobs(
    world,
    jobs.map(({ name, everySeconds }) => ({ name, mostSeconds: everySeconds + TICK_SECONDS + graceSeconds })),
    graceSeconds,
  );
  const stopping = new AbortController();
  const pause = () => wait(TICK_SECONDS * 1000, null, { signal: stopping.signal }).catch(() => null);
  const runs = new Set<Promise<void>>();
  const start = (job: Job) => {
    const run = runOnce(world, job, stopping.signal, pause).finally(() => runs.delete(run));
    runs.add(run);
  };
  const tick = async () => {
    let wasAway = false;
    while (!stopping.signal.aborted) {
      try {
        const claimed = await claimDue(world.db, names);
        for (const job of jobs) if (claimed.includes(job.name)) start(job);
        wasAway = false;
      } catch (error) {
        if (!wasAway) logFailure(world.log, error, {}, "What is due could not be read. It is asked again every second");
        wasAway = true;
      }
      await pause();
    }
  };
  const ticking = tick();
  const pulse = setInterval(() => {
    watch.look().catch((error: unknown) => logFailure(world.log, error, {}, "The jobs could not be looked at"));
  }, pulseSeconds * 1000);
  return {
    late: () => watch.late(),
    async stop() {
      clearInterval(pulse);
      stopping.abort();
      await ticking;
      await Promise.race([Promise.all(runs), wait(STOP_MS, null, { ref: false })]);
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

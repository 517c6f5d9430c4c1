import { PgBoss } from "pg-boss";
import type { Job } from "./jobs.ts";
import { watchJobs } from "./watch-jobs.ts";
import { logFailure } from "../db/log-failure.ts";
import type { World } from "../world.ts";

/** A job that has not ended well for this many seconds longer than it should is late: an alert, never a reason to be down. */
const GRACE_SECONDS = 60;
/** How often a job whose next run was never queued is queued again, and how often lateness is looked at. */
const PULSE_SECONDS = 30;
/** No due run waits longer for a worker, however rare the job. */
const POLL_SECONDS = 30;
/** Ended runs are kept so long at least, and swept away as often. */
const KEPT_SECONDS = 600;

export interface RunningJobs {
  /** Names of the late jobs, the same on every node. */
  late(): readonly string[];
  stop(): Promise<void>;
}

/**
 * Runs the jobs from a queue in the store's own database. A finished run queues the next one; policy `short` keeps one
 * waiting at most, however many nodes there are, and a killed run is simply followed by the next. A pulse queues what a
 * lost connection or a run without end left unqueued; where a run waits already, it changes nothing.
 */
export async function runJobs(
  world: World,
  jobs: readonly Job[],
  { pulseSeconds = PULSE_SECONDS, graceSeconds = GRACE_SECONDS } = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => world.db.execute(text, values ?? []) },
    schedule: false,
    maintenanceIntervalSeconds: KEPT_SECONDS,
  });
  boss.on("error", (error) => logFailure(world.log, error, {}, "The job queue stumbled"));
  await boss.start();
  const watch = await watchJobs(
    world,
    jobs.map(({ name, everySeconds }) => ({
      name,
      mostSeconds: everySeconds + pollSeconds(everySeconds) + graceSeconds,
    })),
    graceSeconds,
  );
  for (const job of jobs) {
    const options = {
      retryLimit: 0,
      expireInSeconds: Math.max(60, job.everySeconds),
      deleteAfterSeconds: Math.max(KEPT_SECONDS, job.everySeconds * 4),
    };
    await boss.createQueue(job.name, { policy: "short", ...options });
    // A queue of an earlier release keeps the options it was made with.
    await boss.updateQueue(job.name, options);
    // Queued before the worker is there: its first look finds it.
    await boss.send(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds(job.everySeconds) }, async () => {
      try {
        await job.run(world);
      } catch (error) {
        // The run counts as failed, so that a job that never succeeds is late; the next one comes anyway.
        logFailure(world.log, error, { job: job.name }, "A job failed");
        throw error;
      } finally {
        await boss.send(job.name, {}, { startAfter: job.everySeconds });
      }
    });
  }
  const pulse = setInterval(() => {
    for (const { name } of jobs)
      boss.send(name).catch((error: unknown) => logFailure(world.log, error, { job: name }, "A job was not queued"));
    watch.look().catch((error: unknown) => logFailure(world.log, error, {}, "The jobs could not be looked at"));
  }, pulseSeconds * 1000);
  return {
    late: () => watch.late(),
    async stop() {
      clearInterval(pulse);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

function pollSeconds(everySeconds: number): number {
  return Math.max(1, Math.min(POLL_SECONDS, everySeconds / 2));
}

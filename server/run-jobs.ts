import { PgBoss } from "pg-boss";
import type { Job } from "./jobs.ts";
import type { World } from "./world.ts";

/** A job this many seconds late means that the store is not well. */
const LATE_AFTER_SECONDS = 60;
/** How often a job whose next run was never queued is queued again. */
const PULSE_SECONDS = 30;

export interface RunningJobs {
  /** Names of the jobs that have not finished a run for a minute longer than they should. */
  late(): string[];
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
  { pulseSeconds = PULSE_SECONDS }: { pulseSeconds?: number } = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => world.db.execute(text, values ?? []) },
    schedule: false,
  });
  boss.on("error", (error) => world.log.error({ err: error }, "The job queue stumbled"));
  await boss.start();
  const finishedAt = new Map(jobs.map(({ name }) => [name, world.now().getTime()]));
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "short", retryLimit: 0, expireInSeconds: 60 });
    await boss.work(job.name, { pollingIntervalSeconds: Math.max(1, job.everySeconds / 2) }, async () => {
      await runOne(world, job);
      finishedAt.set(job.name, world.now().getTime());
      await boss.send(job.name, {}, { startAfter: job.everySeconds });
    });
    await boss.send(job.name);
  }
  const pulse = setInterval(() => {
    for (const { name } of jobs)
      boss.send(name).catch((error: unknown) => world.log.warn({ err: error, job: name }, "A job was not queued"));
  }, pulseSeconds * 1000);
  return {
    late: () =>
      jobs
        .filter(
          ({ name, everySeconds }) =>
            world.now().getTime() - (finishedAt.get(name) ?? 0) > (everySeconds + LATE_AFTER_SECONDS) * 1000,
        )
        .map(({ name }) => name),
    async stop() {
      clearInterval(pulse);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** A failed run is logged and the next one comes: each job finds its own work in the tables. */
async function runOne(world: World, job: Job): Promise<void> {
  try {
    await job.run(world);
  } catch (error) {
    world.log.error({ err: error, job: job.name }, "A job failed");
  }
}

import type { World } from "../world.ts";

/** A job and the most seconds there may be between the ends of two good runs. */
export interface WatchedJob {
  name: string;
  mostSeconds: number;
}

export interface JobWatch {
  /** Names of the jobs that are late, as of the last look. */
  late(): readonly string[];
  /** Reads the queue's tables, and says in the log which jobs became late or are on time again. */
  look(): Promise<void>;
}

/**
 * Watches when each job last ended well, on whichever node: the queue's own tables know, by the database's clock. A job
 * counts as late once it is seen late for `graceSeconds` of this process, so that neither a jump of a clock nor the
 * moment before a run is an alarm.
 */
export async function watchJobs(world: World, jobs: readonly WatchedJob[], graceSeconds: number): Promise<JobWatch> {
  const { rows } = await world.db.execute("select now() as now");
  const startedAt = rows[0]?.["now"] as Date;
  const firstSeenLate = new Map<string, number>();
  let late: readonly string[] = [];
  return {
    late: () => late,
    async look() {
      const seen = await secondsSinceEnd(world, jobs, startedAt);
      const now = performance.now() / 1000;
      for (const { name, mostSeconds } of jobs) {
        if ((seen.get(name) ?? 0) <= mostSeconds) firstSeenLate.delete(name);
        else if (!firstSeenLate.has(name)) firstSeenLate.set(name, now);
      }
      const before = late;
      late = [...firstSeenLate].filter(([, since]) => now - since >= graceSeconds).map(([name]) => name);
      for (const name of late)
        if (!before.includes(name))
          world.log.warn({ job: name, seconds: Math.round(seen.get(name) ?? 0) }, "A job is late");
      for (const name of before) if (!late.includes(name)) world.log.info({ job: name }, "A job is on time again");
    },
  };
}

/** Seconds since the last good run of each job ended; a node that has just started counts from its start. */
async function secondsSinceEnd(
  world: World,
  jobs: readonly WatchedJob[],
  startedAt: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await world.db.execute(
    `select queue.name, extract(epoch from now() - greatest(max(job.completed_on), $2::timestamptz))::float8 as seconds
     from pgboss.queue left join pgboss.job on job.name = queue.name and job.state = 'completed'
     where queue.name = any($1) group by queue.name`,
    [jobs.map(({ name }) => name), startedAt],
  );
  return new Map(rows.map(({ name, seconds }) => [String(name), Number(seconds)]));
}

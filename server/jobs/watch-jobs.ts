import type { World } from "../world.ts";
import { readJobStates } from "./job-runs-table.ts";

/** A job and the most seconds there may be between the ends of two good runs. */
export interface WatchedJob {
  name: string;
  mostSeconds: number;
}

export interface JobWatch {
  /** Names of the jobs that are late, as of the last look. */
  late(): readonly string[];
  /** Reads how the jobs are, and says in the log which jobs became late or are on time again. */
  look(): Promise<void>;
}

/**
 * Watches when each job last ended well, on whichever node, by the database's clock; a node that has just started
 * counts from its start. A job is late once it is seen late for `graceSeconds` of this process, so that neither a jump of a clock nor the
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
      const names = jobs.map(({ name }) => name);
      const states = new Map((await readJobStates(world.db, names, startedAt)).map((state) => [state.name, state]));
      const now = performance.now() / 1000;
      for (const { name, mostSeconds } of jobs) {
        if ((states.get(name)?.secondsSinceEnd ?? 0) <= mostSeconds) firstSeenLate.delete(name);
        else if (!firstSeenLate.has(name)) firstSeenLate.set(name, now);
      }
      const before = late;
      late = [...firstSeenLate].filter(([, since]) => now - since >= graceSeconds).map(([name]) => name);
      for (const name of late) {
        const { secondsSinceEnd = 0, lastError = null } = states.get(name) ?? {};
        if (!before.includes(name))
          world.log.warn({ job: name, seconds: Math.round(secondsSinceEnd), lastError }, "A job is late");
      }
      for (const name of before) if (!late.includes(name)) world.log.info({ job: name }, "A job is on time again");
    },
  };
}

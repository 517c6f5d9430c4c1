import { logFailure } from "../db/database-unreachable.ts";
import type { World } from "../world.ts";
import { addJobs, readJobStates } from "./job-runs-table.ts";
import type { Job } from "./jobs.ts";

/** A job that has not ended well for this many seconds longer than it should is late: an alert, never a reason to be down. */
const GRACE_SECONDS = 60;
/** How often lateness is looked at. */
const PULSE_SECONDS = 30;

export interface JobWatch {
  /** Whether each job was late at the last look, by its name; the same on every node. */
  lateness(): ReadonlyMap<string, boolean>;
  stop(): void;
}

/**
 * Watches when each job last ended well, on whichever node, by the database's clock; a node that has just started
 * counts from its start. A job is late once it is seen late for `graceSeconds` of this process, so that neither a jump
 * of a clock nor the moment before a run is an alarm. The log says which became late and which are on time again.
 */
export async function watchJobs(
  world: Pick<World, "db" | "log">,
  jobs: readonly Pick<Job, "name" | "everySeconds">[],
  { pulseSeconds = PULSE_SECONDS, graceSeconds = GRACE_SECONDS } = {},
): Promise<JobWatch> {
  const names = jobs.map(({ name }) => name);
  await addJobs(world.db, names);
  const { rows } = await world.db.execute("select now() as now");
  const startedAt = rows[0]?.["now"] as Date;
  const firstSeenLate = new Map<string, number>();
  let late: readonly string[] = [];
  const look = async () => {
    const states = new Map((await readJobStates(world.db, names, startedAt)).map((state) => [state.name, state]));
    const now = performance.now() / 1000;
    for (const { name, everySeconds } of jobs) {
      if ((states.get(name)?.secondsSinceEnd ?? 0) <= everySeconds + 1 + graceSeconds) firstSeenLate.delete(name);
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
  };
  const pulse = setInterval(() => {
    look().catch((error: unknown) => logFailure(world.log, error, {}, "The jobs could not be looked at"));
  }, pulseSeconds * 1000);
  return {
    lateness: () => new Map(names.map((name) => [name, late.includes(name)])),
    stop: () => clearInterval(pulse),
  };
}

import type { Database } from "../db/database.ts";
import { errorText } from "../retries/error-text.ts";
import type { Job } from "./jobs.ts";

/** Far longer than a sweep takes, as a rule. After it another node may run the job: a killed node's, or one without end. */
const LEASE_SECONDS = 30;

/** So much later than it can be was a turn, or a claim, noted while the database's clock stood ahead: it is over. */
const SLACK_SECONDS = 60;

/** By the database's clock, so that nodes whose clocks differ agree on what is due. */
export async function addJobs(db: Database, names: readonly string[]): Promise<void> {
  await db.execute("insert into job_runs (name) select unnest($1::text[]) on conflict do nothing", [names]);
}

export interface Due {
  /** Names of the jobs that this node has claimed. */
  claimed: string[];
  /** Until the next of the others is due, or its claim on another node ends. */
  nextInSeconds: number;
}

/** Claims what is due and on no other node, and says when to ask again, in one statement that waits for nobody. */
export async function claimDue(db: Database, jobs: readonly Pick<Job, "name" | "everySeconds">[]): Promise<Due> {
  const { rows } = await db.execute(
    `with own as (select * from unnest($1::text[], $3::float8[]) as own (name, every)),
     due as materialized (
       select name from job_runs join own using (name)
       where (due_at <= now() or due_at > now() + make_interval(secs => every + $4))
         and (claimed_until is null or claimed_until <= now() or claimed_until > now() + make_interval(secs => $2 + $4))
       for update of job_runs skip locked
     ),
     claimed as (
       update job_runs set claimed_until = now() + make_interval(secs => $2)
       from due where job_runs.name = due.name
       returning job_runs.name
     )
     select (select coalesce(array_agg(name), '{}') from claimed) as claimed,
       (select extract(epoch from min(greatest(due_at, claimed_until)) - now())::float8 from job_runs
         where name = any($1) and name not in (select name from due)) as next`,
    [jobs.map(({ name }) => name), LEASE_SECONDS, jobs.map(({ everySeconds }) => everySeconds), SLACK_SECONDS],
  );
  const [found] = rows;
  return { claimed: found?.["claimed"] as string[], nextInSeconds: Number(found?.["next"] ?? LEASE_SECONDS) };
}

/** The next run is due `everySeconds` after this one's end. */
export async function noteEnd(db: Database, { name, everySeconds }: Job, failure: Error | null): Promise<void> {
  await db.execute(
    `update job_runs set claimed_until = null, due_at = now() + make_interval(secs => $2), last_error = $3::text,
       ended_well_at = case when $3::text is null then now() else ended_well_at end,
       failed_at = case when $3::text is null then failed_at else now() end
     where name = $1`,
    [name, everySeconds, failure && errorText(failure)],
  );
}

export interface JobState {
  name: string;
  /** Since its last good run on any node, or since `startedAt` if that is later. */
  secondsSinceEnd: number;
  /** Why its last run failed; null when it ended well. */
  lastError: string | null;
}

export async function readJobStates(db: Database, names: readonly string[], startedAt: Date): Promise<JobState[]> {
  const { rows } = await db.execute(
    `select name, last_error, extract(epoch from now() - greatest(ended_well_at, $2::timestamptz))::float8 as seconds
     from job_runs where name = any($1)`,
    [names, startedAt],
  );
  return rows.map((row) => ({
    name: String(row["name"]),
    secondsSinceEnd: Number(row["seconds"]),
    lastError: row["last_error"] === null ? null : String(row["last_error"]),
  }));
}

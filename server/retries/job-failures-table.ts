import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Queries } from "../db/database.ts";
import type { World } from "../world.ts";
import { nextTryAt } from "./back-off.ts";
import { errorText } from "./error-text.ts";
import type { WaitingRow } from "./waiting-report.ts";

/**
 * The condition for what a job finds a few of at once: nothing of it waits after a failure. Without it those that wait
 * could fill all that is found. `record` is the SQL of what `eachRecord` is told to call one.
 */
export function mayBeTried(
  { now }: Pick<World, "now">,
  work: string,
  record: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from job_failures as failed
    where failed.work = ${work} and failed.record = ${record}::text and failed.next_try_at > ${now()}
  )`;
}

/** How often each record of a work has failed, by its name, and whether it waits. */
export async function listFailedOf(
  { db, now }: World,
  work: string,
): Promise<Map<string, { attempts: number; waits: boolean }>> {
  const rows = await db.queries
    .selectFrom("job_failures")
    .select(["record", "attempts", "next_try_at"])
    .where("work", "=", work)
    .execute();
  const at = now();
  return new Map(rows.map(({ record, attempts, next_try_at }) => [record, { attempts, waits: next_try_at > at }]));
}

/** Keeps why a record failed, now for the `attempts`th time, and when it is tried again. */
export async function noteFailed(
  world: World,
  { work, record, attempts }: { work: string; record: string; attempts: number },
  error: unknown,
): Promise<void> {
  const now = world.now();
  const told = { attempts, next_try_at: nextTryAt(world, attempts), last_error: errorText(error) };
  await world.db.queries
    .insertInto("job_failures")
    .values({ work, record, since: now, ...told })
    .onConflict((conflict) => conflict.columns(["work", "record"]).doUpdateSet(told))
    .execute();
}

/** Forgets what was done, by this job or by whoever came before it. */
export async function noteDone({ db }: Pick<World, "db">, work: string, records: readonly string[]): Promise<void> {
  await db.queries.deleteFrom("job_failures").where("work", "=", work).where("record", "in", records).execute();
}

/** What of all jobs failed and waits, for a person to read; oldest first. */
export async function listFailed(queries: Queries, most: number): Promise<WaitingRow[]> {
  const rows = await queries.selectFrom("job_failures").selectAll().orderBy("since").limit(most).execute();
  return rows.map(({ work, record, since, attempts, next_try_at, last_error }) => ({
    key: `${work} ${record}`,
    state: "waits",
    since,
    tries: attempts,
    nextTryAt: next_try_at,
    lastError: last_error,
  }));
}

/** Makes what waits due at once: a record by its name, everything of one work, or `all`. Answers how many that were. */
export async function tryAgain(queries: Queries, which: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("job_failures")
    .set({ next_try_at: now })
    .$if(which !== "all", (query) => query.where((eb) => eb.or([eb("record", "=", which), eb("work", "=", which)])))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many records wait, by what is done of them. */
export async function countFailed(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom("job_failures")
    .select((eb) => ["work", eb.fn.countAll<number>().as("waiting")])
    .groupBy("work")
    .execute();
  return new Map(rows.map(({ work, waiting }) => [work, waiting]));
}

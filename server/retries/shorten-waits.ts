import { sql } from "kysely";
import type { World } from "../world.ts";
import { LONGEST_PAUSE_MS } from "./back-off.ts";
import { allRecords } from "./each-record.ts";

/**
 * Every column by which a row that is not done waits for its next try or for the end of a claim, and that says that it
 * waits no more. `job_runs` goes by the database's clock, and looks to its own.
 */
export const WAITS = {
  outbox: { isOpen: "delivered_at is null", until: ["next_attempt_at", "claimed_until"], ended: ["given_up_at"] },
  webhook_inbox: { isOpen: "handled_at is null", until: ["next_attempt_at"], ended: ["given_up_at"] },
  webhook_deliveries: {
    isOpen: "delivered_at is null",
    until: ["next_try_at", "claimed_until"],
    ended: ["given_up_at"],
  },
  job_failures: { isOpen: "true", until: ["next_try_at"], ended: [] },
} as const;

type Table = keyof typeof WAITS;

/**
 * Job: nothing waits longer than the longest pause from now on. What failed while a clock stood days ahead would wait for
 * those days, or is given up by an age that it has not: it is due at once. One statement, for all of the tables.
 */
export async function shortenWaits(world: World): Promise<void> {
  await allRecords(world, {
    work: "shorten-waits",
    found: Object.keys(WAITS) as Table[],
    record: String,
    handle: (tables) => shorten(world, tables),
  });
}

async function shorten({ db, now }: World, tables: readonly Table[]): Promise<void> {
  const at = now();
  const latest = new Date(at.getTime() + LONGEST_PAUSE_MS);
  const updates = tables.map((table) => {
    const { isOpen, until, ended } = WAITS[table];
    const columns = [...until, ...ended];
    const isTooLate = (column: string) => sql`${sql.ref(column)} > ${latest}`;
    const set = columns.map(
      (column) => sql`${sql.ref(column)} = case when ${isTooLate(column)} then
        ${column === "given_up_at" ? null : at}::timestamptz else ${sql.ref(column)} end`,
    );
    return sql`${sql.ref(`shorter_${table}`)} as (update ${sql.table(table)} set ${sql.join(set)}
      where ${sql.raw(isOpen)} and (${sql.join(columns.map(isTooLate), sql` or `)}))`;
  });
  await sql`with ${sql.join(updates)} select 1`.execute(db.queries);
}

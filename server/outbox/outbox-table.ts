import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** What `CLAIM_ROWS` would claim, and nothing of what its mails say. */
export async function listDueRows(
  queries: Queries,
  now: Date,
  most: number,
): Promise<{ id: number; topic: string; attempts: number; waits_since: Date }[]> {
  return queries
    .selectFrom("outbox")
    .select((eb) => ["id", "topic", "attempts", eb.fn.coalesce("again_at", "created_at").as("waits_since")])
    .where("delivered_at", "is", null)
    .where("given_up_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]))
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** A row that could not be done, and when it is tried again. */
interface Postponed {
  id: number;
  reason: string;
  nextAttemptAt: Date;
  givenUpAt: Date | null;
}

export async function postponeRows(queries: Queries, rows: readonly Postponed[]): Promise<void> {
  await sql`update outbox set attempts = attempts + 1, last_error = reason, next_attempt_at = "nextAttemptAt",
      given_up_at = "givenUpAt", claimed_until = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id bigint, reason text, "nextAttemptAt" timestamptz, "givenUpAt" timestamptz)
    where outbox.id = row.id and delivered_at is null`.execute(queries);
}

/** What waited for the mail server need not wait for its own next try. */
export async function hurryWaitingRows(queries: Queries, now: Date): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("delivered_at", "is", null)
    .where("given_up_at", "is", null)
    .where("next_attempt_at", ">", now)
    .execute();
}

export interface OutboxState {
  waiting: number;
  givenUp: number;
  /** Age of what waits longest, 0 when nothing waits. */
  oldestWaitingSeconds: number;
}

export async function readOutboxState(queries: Queries, now: Date): Promise<OutboxState> {
  const { rows } = await sql<{ waiting: number; given_up: number; oldest: Date | null }>`select
      (select count(*) from outbox where given_up_at is not null) as given_up,
      count(*) as waiting, min(coalesce(again_at, created_at)) as oldest
    from outbox where delivered_at is null and given_up_at is null`.execute(queries);
  const { waiting = 0, given_up: givenUp = 0, oldest = null } = rows[0] ?? {};
  return {
    waiting,
    givenUp,
    oldestWaitingSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
  };
}

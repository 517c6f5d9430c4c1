import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** Far longer than any mail server takes; a killed node's rows come back after it. */
const LEASE_MS = 2 * 60 * 1000;

export interface OutboxRow {
  id: number;
  topic: string;
  dedupeKey: string;
  payload: unknown;
  /** Failures so far. */
  attempts: number;
  /** When it began to wait; a person who asks for it again begins anew. */
  waitsSince: Date;
}

/** Claims what is due, oldest appointment first, so that no other node takes it before the lease ends. One statement. */
export async function claimRows(queries: Queries, most: number, now: Date): Promise<OutboxRow[]> {
  const { rows } = await sql<{
    id: number;
    topic: string;
    dedupe_key: string;
    payload: unknown;
    attempts: number;
    waits_since: Date;
  }>`with due as materialized (
      select id from outbox
      where delivered_at is null and given_up_at is null and next_attempt_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by next_attempt_at, id
      limit ${most}
      for update skip locked
    )
    update outbox set claimed_until = ${new Date(now.getTime() + LEASE_MS)}
    from due where outbox.id = due.id
    returning outbox.id, topic, dedupe_key, payload, attempts, coalesce(again_at, created_at) as waits_since`.execute(
    queries,
  );
  return rows
    .map((row) => ({
      id: row.id,
      topic: row.topic,
      dedupeKey: row.dedupe_key,
      payload: row.payload,
      attempts: row.attempts,
      waitsSince: row.waits_since,
    }))
    .toSorted((one, other) => one.id - other.id);
}

export async function noteDelivered(queries: Queries, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable("outbox")
    .set({ delivered_at: now, claimed_until: null, given_up_at: null, last_error: null })
    .where("id", "in", ids)
    .execute();
}

/** Rows that were claimed and not tried are free again at once. */
export async function giveBackRows(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable("outbox")
    .set({ claimed_until: null })
    .where("id", "in", ids)
    .where("delivered_at", "is", null)
    .execute();
}

export async function noteFailure(
  queries: Queries,
  row: OutboxRow,
  failure: { reason: string; nextAttemptAt: Date; givenUpAt: Date | null },
): Promise<void> {
  await queries
    .updateTable("outbox")
    .set({
      attempts: row.attempts + 1,
      last_error: failure.reason.slice(0, 500),
      next_attempt_at: failure.nextAttemptAt,
      given_up_at: failure.givenUpAt,
      claimed_until: null,
    })
    .where("id", "=", row.id)
    .where("delivered_at", "is", null)
    .execute();
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

import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { WaitingRow } from "../retries/waiting-report.ts";

/** What waits and what was given up, oldest first. */
export async function listWaiting(queries: Queries, most: number): Promise<WaitingRow[]> {
  const rows = await queries
    .selectFrom("outbox")
    .select(["dedupe_key", "created_at", "attempts", "next_attempt_at", "given_up_at", "last_error"])
    .where("delivered_at", "is", null)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    key: row.dedupe_key,
    state: row.given_up_at ? "given up" : "waits",
    since: row.created_at,
    tries: row.attempts,
    nextTryAt: row.given_up_at || row.attempts === 0 ? null : row.next_attempt_at,
    lastError: row.last_error,
  }));
}

/**
 * Makes what was given up wait again, from now on, and what waits for its next try due at once. `which` is an order's
 * number, a key of the list, or `all`. Answers how many rows that were; what was sent is never sent again.
 */
export async function sendAgain(queries: Queries, which: string, now: Date): Promise<number> {
  const rows = await queries
    .updateTable("outbox")
    .set({ next_attempt_at: now, again_at: now, given_up_at: null, attempts: 0 })
    .where("delivered_at", "is", null)
    .$if(which !== "all", (query) =>
      query.where((eb) =>
        eb.or([eb("dedupe_key", "=", which), eb(sql<string>`payload ->> 'orderNumber'`, "=", which)]),
      ),
    )
    .returning("id")
    .execute();
  return rows.length;
}

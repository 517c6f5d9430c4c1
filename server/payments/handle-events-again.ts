import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { WaitingRow } from "../retries/waiting-report.ts";

/** Events of the payment provider that wait or were given up, oldest first. */
export async function listWaitingEvents(queries: Queries, most: number): Promise<WaitingRow[]> {
  const rows = await queries
    .selectFrom("webhook_inbox")
    .select(["event_id", "type", "received_at", "attempts", "next_attempt_at", "given_up_at", "last_error"])
    .where("handled_at", "is", null)
    .orderBy("received_at")
    .orderBy("event_id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    key: `${row.event_id} ${row.type}`,
    state: row.given_up_at ? "given up" : "waits",
    since: row.received_at,
    tries: row.attempts,
    nextTryAt: row.given_up_at || row.attempts === 0 ? null : row.next_attempt_at,
    lastError: row.last_error,
  }));
}

/**
 * Makes what was given up wait again, from now on, and what waits for its next try due at once. `which` is an event's
 * id, an order's number, or `all`. Answers how many events that were; one that was handled never comes again.
 */
export async function handleEventsAgain(queries: Queries, which: string, now: Date): Promise<number> {
  const rows = await queries
    .updateTable("webhook_inbox")
    .set({ next_attempt_at: now, again_at: now, given_up_at: null, attempts: 0 })
    .where("handled_at", "is", null)
    .$if(which !== "all", (query) =>
      query.where((eb) =>
        eb.or([
          eb("event_id", "=", which),
          eb.exists(
            eb
              .selectFrom("payments")
              .innerJoin("orders", "orders.id", "payments.order_id")
              .select("payments.id")
              .whereRef("payments.provider", "=", "webhook_inbox.provider")
              .where("payments.provider_ref", "=", sql<string>`webhook_inbox.payload ->> 'providerRef'`)
              .where("orders.order_number", "=", which),
          ),
        ]),
      ),
    )
    .returning("event_id")
    .execute();
  return rows.length;
}

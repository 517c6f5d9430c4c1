import type { StaffWebhook, WebhookDelivery } from "#contract/staff-webhooks.ts";
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from "#rules/webhook/webhook-events.ts";
import type { DeliveryState } from "#rules/webhook/webhook-states.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";
import type { World } from "../world.ts";

const MOST = 100;
const PAGE = 50;

/** Was sent and not taken, whether it is tried again or given up. */
const FAILED = sql<boolean>`delivered_at is null and attempts > 0 and last_answer <> ''`;

/** Those that are told, and below them those that once were. */
export async function viewEndpoints({ db, now }: Pick<World, "db" | "now">, id?: string): Promise<StaffWebhook[]> {
  const rows = await db.queries
    .selectFrom("webhook_endpoints")
    .select([
      "id",
      "url",
      "state",
      "events",
      "version",
      "from_at",
      "ended_at",
      "tested_at",
      "test_answer",
      "test_said",
      "old_secret_until",
    ])
    .select([
      sql<number>`(select count(*)::int from webhook_deliveries
        where endpoint_id = webhook_endpoints.id and delivered_at is null and given_up_at is null)`.as("waiting"),
      sql<number>`(select count(*)::int from webhook_deliveries where endpoint_id = webhook_endpoints.id and ${FAILED})`.as(
        "failed",
      ),
    ])
    .$if(id !== undefined, (select) => select.where("id", "=", id ?? ""))
    .orderBy((eb) => eb("ended_at", "is not", null))
    .orderBy("from_at")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    Url: row.url,
    State: row.ended_at ? "ended" : row.state,
    Events: row.events?.flatMap((name) => WEBHOOK_EVENTS.get(name) ?? []) ?? [...WEBHOOK_TYPES],
    Version: row.version,
    AddedAt: row.from_at.toISOString(),
    Waiting: row.waiting,
    Failed: row.failed,
    TestedAt: row.tested_at?.toISOString() ?? "",
    TestAnswer: row.test_answer,
    TestSaid: row.test_said,
    OldSecretUntil: row.old_secret_until && row.old_secret_until > now() ? row.old_secret_until.toISOString() : "",
  }));
}

export async function viewDeliveries(
  queries: Queries,
  { id, show, before }: { id: string; show: "all" | "failed"; before?: number | undefined },
): Promise<{ deliveries: WebhookDelivery[]; next: number | null }> {
  const rows = await queries
    .selectFrom("webhook_deliveries")
    .innerJoin("order_events", "order_events.id", "event_id")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["event_id", "name", "order_number", "attempts", "next_try_at", "tried_at", "last_answer", "last_said"])
    .select(["delivered_at", "given_up_at"])
    .where("endpoint_id", "=", id)
    .$if(show === "failed", (select) => select.where(FAILED))
    .$if(before !== undefined, (select) => select.where("event_id", "<", before ?? 0))
    .orderBy("event_id", "desc")
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    deliveries: page.map((row) => {
      const state = deliveryState(row);
      return {
        EventId: row.event_id,
        Type: WEBHOOK_EVENTS.get(row.name) ?? row.name,
        OrderNumber: row.order_number,
        State: state,
        Attempts: row.attempts,
        TriedAt: row.tried_at?.toISOString() ?? "",
        NextTryAt: state === "failing" ? row.next_try_at.toISOString() : "",
        Answer: row.last_answer,
        Said: row.last_said,
      };
    }),
    next: rows.length > PAGE ? (page.at(-1)?.event_id ?? null) : null,
  };
}

function deliveryState(row: {
  delivered_at: Date | null;
  given_up_at: Date | null;
  attempts: number;
  last_answer: string;
}): DeliveryState {
  if (row.delivered_at) return "taken";
  if (row.given_up_at) return "given_up";
  return row.attempts > 0 && row.last_answer !== "" ? "failing" : "waiting";
}

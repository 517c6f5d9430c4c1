import type { World } from "../world.ts";
import { listEndpoints } from "./webhook-endpoints.ts";

const LATEST = 20;

/** What `npm run webhooks` shows: each address with what waits, and the latest messages with their answers. */
export async function webhookReport(world: Pick<World, "db">): Promise<string> {
  const endpoints = await listEndpoints(world);
  if (endpoints.length === 0) return "No address is told of orders.";
  const latest = await world.db.queries
    .selectFrom("webhook_deliveries")
    .innerJoin("order_events", "order_events.id", "event_id")
    .innerJoin("webhook_endpoints", "webhook_endpoints.id", "endpoint_id")
    .select(["event_id", "name", "url", "attempts", "delivered_at", "given_up_at", "last_answer"])
    .orderBy("event_id", "desc")
    .limit(LATEST)
    .execute();
  return [
    ...endpoints.map(
      ({ id, url, waiting, givenUp }) =>
        `${id}  ${url}  ${waiting} waiting${givenUp > 0 ? `, ${givenUp} given up` : ""}`,
    ),
    ...latest.map(
      (row) =>
        `  evt_${row.event_id}  ${row.name}  ${row.url}  tried ${row.attempts}  ${stateOf(row)}${row.last_answer && ` (${row.last_answer})`}`,
    ),
  ].join("\n");
}

const stateOf = (row: { delivered_at: Date | null; given_up_at: Date | null }) =>
  row.delivered_at ? "taken" : row.given_up_at ? "given up" : "waiting";

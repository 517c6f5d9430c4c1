import { WEBHOOK_EVENTS } from "#rules/webhook/webhook-events.ts";
import { sql } from "kysely";
import { type ReceiverAnswer, ReceiverAway } from "#adapters/webhooks/webhook-sender.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { nextTryAt } from "../retries/back-off.ts";
import { errorText } from "../retries/error-text.ts";
import type { World } from "../world.ts";
import { secretsOf } from "./webhook-endpoints.ts";
import { webhookBody } from "./webhook-body.ts";

const BATCH = 50;
/** Longer than a receiver may take; a killed node's messages are sent again after it. */
const LEASE_SECONDS = 60;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
/** A receiver that says this wants nothing more. */
const GONE = 410;

interface Due {
  endpoint_id: string;
  event_id: number;
  attempts: number;
  made_at: Date;
  url: string;
  secret: Uint8Array;
  old_secret: Uint8Array | null;
  old_secret_until: Date | null;
  name: string;
  detail: Record<string, unknown>;
  at: Date;
  order_number: string;
  total_cents: number;
  test_mode: boolean;
}

/**
 * Job: tells the merchant's addresses of orders. Each event at least once, under its own id; safe to run on many nodes, since
 * a message is claimed before it is sent. One that is not taken is sent again after growing pauses, for three days.
 */
export async function sendWebhooks(world: World): Promise<void> {
  await findNew(world);
  for (;;) {
    const due = await claimDue(world);
    await Promise.all(due.map((each) => tell(world, each)));
    if (due.length < BATCH || world.stopping.aborted) return;
  }
}

async function findNew({ db, now }: World): Promise<void> {
  const names = [...WEBHOOK_EVENTS.keys()];
  const moment = now();
  await sql`insert into webhook_deliveries (endpoint_id, event_id, made_at, next_try_at)
    select webhook_endpoints.id, order_events.id, ${moment}::timestamptz, ${moment}::timestamptz
    from webhook_endpoints join order_events on order_events.at >= from_at and name = any(${names})
      and at > ${new Date(moment.getTime() - GIVE_UP_AFTER_MS)}::timestamptz
    where ended_at is null and state = 'on' and name = any(coalesce(events, ${names})) and not exists (
      select from webhook_deliveries told where told.endpoint_id = webhook_endpoints.id and told.event_id = order_events.id
    )
    order by order_events.id
    limit 500
    on conflict do nothing`.execute(db.queries);
}

async function claimDue({ db, now }: World): Promise<Due[]> {
  const moment = now();
  const { rows } = await sql<Due>`with due as materialized (
      select endpoint_id, event_id from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = endpoint_id
      where delivered_at is null and given_up_at is null and ended_at is null and state = 'on' and next_try_at <= ${moment}::timestamptz
        and (claimed_until is null or claimed_until <= ${moment}::timestamptz)
      order by next_try_at, event_id limit ${BATCH}
      for update of webhook_deliveries skip locked
    ), claimed as (
      update webhook_deliveries set attempts = attempts + 1,
        claimed_until = ${moment}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
      from due where webhook_deliveries.endpoint_id = due.endpoint_id and webhook_deliveries.event_id = due.event_id
      returning webhook_deliveries.*
    )
    select endpoint_id, event_id, attempts, claimed.made_at, url, secret, old_secret, old_secret_until, name, detail, at,
      order_number, total_cents, test_mode
    from claimed join webhook_endpoints on webhook_endpoints.id = endpoint_id
      join order_events on order_events.id = event_id join orders on orders.id = order_id
    order by event_id`.execute(db.queries);
  return rows;
}

/** A message that cannot be made, as one whose secret is of another store, waits like one that is not taken. */
async function tell(world: World, due: Due): Promise<void> {
  try {
    const { status, said } = await send(world, due);
    await note(world, due, { answer: String(status), said, isTaken: status >= 200 && status < 300 });
    if (status === GONE) await endEndpoint(world, due.endpoint_id);
  } catch (error) {
    if (!(error instanceof ReceiverAway))
      logFailure(world.log, error, { eventId: due.event_id, endpointId: due.endpoint_id }, "a webhook cannot be sent");
    await note(world, due, { answer: errorText(error), said: "", isTaken: false });
  }
}

function send(world: World, due: Due): Promise<ReceiverAnswer> {
  return world.webhooks.send(due.url, {
    id: `evt_${due.event_id}`,
    body: webhookBody({
      ...due,
      orderNumber: due.order_number,
      totalCents: due.total_cents,
      isTest: due.test_mode || world.settings.isTest,
    }),
    at: world.now(),
    secrets: secretsOf(world, {
      id: due.endpoint_id,
      secret: due.secret,
      oldSecret: due.old_secret,
      oldSecretUntil: due.old_secret_until,
    }),
  });
}

async function endEndpoint({ db, now }: World, endpointId: string): Promise<void> {
  await db.queries.updateTable("webhook_endpoints").set({ ended_at: now() }).where("id", "=", endpointId).execute();
}

interface Told {
  /** The status, or why there was none. */
  answer: string;
  said: string;
  isTaken: boolean;
}

async function note(world: World, due: Due, { answer, said, isTaken }: Told): Promise<void> {
  const now = world.now();
  const isOver = !isTaken && now.getTime() - due.made_at.getTime() > GIVE_UP_AFTER_MS;
  if (isOver)
    world.log.error({ eventId: due.event_id, answer }, "A webhook was not taken for three days. It is not sent again");
  await world.db.queries
    .updateTable("webhook_deliveries")
    .set({
      last_answer: answer.slice(0, 200),
      last_said: said,
      tried_at: now,
      claimed_until: null,
      delivered_at: isTaken ? now : null,
      given_up_at: isOver ? now : null,
      next_try_at: nextTryAt(world, due.attempts),
    })
    .where("endpoint_id", "=", due.endpoint_id)
    .where("event_id", "=", due.event_id)
    // A twin whose lease ended late changes nothing of what was taken meanwhile.
    .where("delivered_at", "is", null)
    .execute();
  if (isOver) await pauseDeaf(world, due);
}

/** One that took nothing for as long as it is tried is sent nothing more until somebody switches it on. */
async function pauseDeaf({ db }: World, due: Due): Promise<void> {
  await db.queries
    .updateTable("webhook_endpoints")
    .set((eb) => ({ state: "paused", version: eb("version", "+", 1) }))
    .where("id", "=", due.endpoint_id)
    .where("state", "=", "on")
    .where("ended_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("webhook_deliveries")
            .select("event_id")
            .where("endpoint_id", "=", due.endpoint_id)
            .where("delivered_at", ">=", due.made_at),
        ),
      ),
    )
    .execute();
}

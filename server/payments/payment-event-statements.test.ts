import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { WAITING_PAYMENT_EVENTS } from "./payment-event-statements.ts";

const PAST = 20_000;
/** In steps, each well within the time that a statement is waited for, on a busy machine too. */
const STEP = 1_000;

/**
 * Years of events and payments; three events wait. Nothing but these tables is filled, so what they hang on is not asked
 * for.
 */
const pastFrom = (first: number) => `
  set session_replication_role = replica;
  insert into webhook_inbox (provider, event_id, type, payload, received_at, handled_at)
  select 'stripe', 'evt_' || n, 'payment', jsonb_build_object('providerRef', 'pi_' || n, 'settledSince', '["captured"]'::jsonb),
    now(), case when n > 3 then now() end
  from generate_series(${first}, ${first + STEP - 1}) as n;
  insert into payments (id, order_id, provider, provider_ref, state, amount_cents, payment_token, created_at, changed_at)
  select gen_random_uuid(), gen_random_uuid(), 'stripe', 'pi_' || n, 'captured', 100, '', now(), now()
  from generate_series(${first}, ${first + STEP - 1}) as n;
  set session_replication_role = origin`;

describe.each(databasesToTest())("the job of waiting payment events on %s", (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    for (let first = 1; first < PAST; first += STEP) await db.execute(pastFrom(first));
    await db.execute("analyze webhook_inbox; analyze payments");
  });
  afterAll(() => db.close());

  test("finds the few that wait, and their payments, without reading what was ever told or paid", async () => {
    const { rows } = await db.execute(`explain ${WAITING_PAYMENT_EVENTS.text}`, [new Date(), 100]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("webhook_inbox_waiting");
    expect(plan).not.toMatch(/Seq Scan on (?:webhook_inbox|payments)/);
  });
});
